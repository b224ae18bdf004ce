/** The maximum length of a message in messengers, in characters. */
const maxCharacters = 4000

/** Blocks as plain text, one after the other; at most 4000 characters. */
export function textOf(blocks: readonly Element[]): string {
  const text = blocks.map(linesOf).filter(Boolean).join('\n\n')
  return text.length > maxCharacters ? `${text.slice(0, text.lastIndexOf(' ', maxCharacters))} …` : text
}

const ends = 'p, h2, h3, h4, li, br, tr, blockquote, figcaption'

function linesOf(block: Element): string {
  const copy = block.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const item of copy.querySelectorAll('li')) item.prepend(markOf(item))
  for (const cell of copy.querySelectorAll('td, th')) cell.append(' ')
  for (const end of copy.querySelectorAll(ends)) end.after('\n')
  const lines = (copy.textContent ?? '').split('\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}

/** The mark before an item of a list: its number where the list is ordered. */
function markOf(item: Element): string {
  const list = item.parentElement
  return list?.tagName === 'OL' ? `${[...list.children].indexOf(item) + 1}. ` : '– '
}
