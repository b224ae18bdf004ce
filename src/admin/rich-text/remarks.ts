/** What the writer of a text meant for nobody, or for the other writers; it is on the clipboard of Word, Outlook and e-mails. */
export type Remark = 'deletions' | 'comments' | 'hidden'

/** Comments of LibreOffice, of Word with the marks that lead to them and their rules, and of a document that Google has sent. */
const comment = 'comment, .MsoCommentReference, .msocomanchor, .msocomoff, .msocomtxt, a[href^="#cmnt"]'
const googleComment = ':scope > p > a[href^="#cmnt_ref"]'
const commentStyle = /mso-(?:element|special-character):\s*comment/i
/** Tracked deletions, which have a writer or a time. Others are struck through for readers. */
const deletion = '.msoDel, del:is([cite], [datetime])'
const hiddenStyle = /(?:^|[;\s])(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all)/i

/** Removes the remarks of pasted HTML from its body, with what they leave empty. Returns which ones had words. */
export function removeRemarks(body: HTMLElement, html: string): Set<Remark> {
  const hidden = ['[hidden]', ...hiddenClasses(html)].join()
  const remarkOf = (part: Element): Remark | undefined => {
    const style = part.getAttribute('style') ?? ''
    if (part.matches(comment) || part.querySelector(googleComment) || commentStyle.test(style)) return 'comments'
    if (part.matches(deletion)) return 'deletions'
    return part.matches(hidden) || hiddenStyle.test(style) ? 'hidden' : undefined
  }
  const remarks = new Set<Remark>()
  for (const part of body.querySelectorAll('*')) {
    const remark = body.contains(part) ? remarkOf(part) : undefined
    if (remark === undefined) continue
    if (part.textContent.trim() !== '') remarks.add(remark)
    removeWhole(part, body)
  }
  return remarks
}

/** The classes of Word's hidden styles, in the style sheet of a clipboard. */
const hiddenClasses = (html: string): string[] =>
  [...html.matchAll(/(\.[\w-]+)\s*\{[^}]*mso-hide:\s*all[^}]*\}/gi)].map(([, name = '']) => name)

/** Removes an element and the paragraphs and rows that it leaves empty. A cell stays in a row that has others. */
function removeWhole(element: Element, body: HTMLElement) {
  let box = element.parentElement
  element.remove()
  while (box && box !== body && isEmpty(box)) {
    const parent: HTMLElement | null = box.parentElement
    if (!box.matches('td, th')) box.remove()
    box = parent
  }
}

const isEmpty = (element: Element) => element.textContent.trim() === '' && element.querySelector('img, hr') === null
