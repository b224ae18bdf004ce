const displays = Object.fromEntries(
  Object.entries({
    none: 'area base datalist head link meta noembed noframes param script style template title',
    block:
      'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend main menu nav ol p pre search section summary ul',
    'inline-block': 'button input meter progress select textarea',
    'list-item': 'li',
    table: 'table',
    'table-row': 'tr',
    'table-cell': 'td th',
  }).flatMap(([display, names]) => names.split(' ').map((name) => [name, display])),
)

let unstyled: CSSStyleDeclaration | undefined

/**
 * Returns a simplified computed style, from the `style` attributes and the default display values. jsdom matches all rules
 * of its style sheet at every call, which would take half of the time of the tests. A query by role asks every element for
 * one or two values: each is found when it is read, and an element without the attribute gets no style object of its own.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const own =
    (element.hasAttribute('style') && (element as HTMLElement).style) ||
    (unstyled ??= document.createElement('i').style)
  const known: Record<string, () => string> = {
    display: () => (isHidden(element) ? 'none' : own.display || displays[element.localName] || 'inline'),
    visibility: () => inherited(element, 'visibility') || 'visible',
    pointerEvents: () => inherited(element, 'pointer-events') || 'auto',
    opacity: () => own.opacity || '1',
    content: () => '',
  }
  const valueOf = (name: string) =>
    known[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]?.() ?? own.getPropertyValue(name)
  return new Proxy(own, {
    get(style, name) {
      if (name === 'getPropertyValue') return valueOf
      const value: unknown = typeof name === 'string' ? known[name]?.() : undefined
      if (value !== undefined) return value
      const other: unknown = Reflect.get(style, name)
      return typeof other === 'function' ? other.bind(style) : other
    },
  })
}

function isHidden(element: Element) {
  return element.hasAttribute('hidden') || (element.localName === 'dialog' && !element.hasAttribute('open'))
}

function inherited(element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!at.getAttribute('style')?.includes(property)) continue
    const value = (at as HTMLElement).style.getPropertyValue(property)
    if (value) return value
  }
  return ''
}
