/** Runs in the page: returns the expressions that are broken over two lines. */
export function brokenExpressions(): string[] {
  const together =
    /\S[\s\u00a0]?[:;?!»]|«[\s\u00a0]?\S|n°[\s\u00a0]?[\d/]+\w*|(?:1er|\d{1,2})[\s\u00a0](?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|\d[\s\u00a0]%|e-mail/g
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    // Hidden texts and addresses.
    if (node.parentElement?.checkVisibility() !== true || /:\/\//.test(text)) continue
    for (const { 0: piece, index } of text.matchAll(together)) {
      const tops = [index, index + piece.length - 1].map((at) => {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect()
      })
      const [first, last] = tops
      if (first && last && last.height > 0 && last.top > first.bottom - 2)
        found.push(`${piece} in ${text.slice(0, 60)}`)
    }
  }
  return found
}
