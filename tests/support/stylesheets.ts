import { readdirSync, readFileSync } from 'node:fs'

const modules = import.meta.glob<Record<string, string>>('/src/**/*.module.css', { eager: true, import: 'default' })
/** The sheets for all elements come before those of single parts. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .toSorted((one, other) => Number(one.endsWith('.module.css')) - Number(other.endsWith('.module.css')))

/**
 * Returns what the style sheets declare of a property for an element, whatever the window: the declaration of the last
 * matching rule outside of media queries. jsdom applies no style sheets.
 */
export function declared(element: Element, property: string): string | undefined {
  const declaration = new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+)`)
  return files
    .flatMap((file) => rulesOf(file))
    .filter(({ body }) => declaration.test(body))
    .findLast(({ selector }) => matches(element, selector))
    ?.body.match(declaration)?.[1]
    ?.trim()
}

/** Returns the rules of a sheet, with the class names as they are in the document. */
function rulesOf(file: string) {
  const classes = modules[`/src/${file}`] ?? {}
  const text = readFileSync(`src/${file}`, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@(?:media|supports|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\.([a-z][\w-]*)/gi, (_, name: string) => `.${classes[name] ?? name}`),
    body,
  }))
}

function matches(element: Element, selector: string) {
  try {
    return element.matches(selector)
  } catch {
    // A selector that jsdom does not know.
    return false
  }
}
