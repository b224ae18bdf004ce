/** Longer than any text that a person reads to its end, and about what a phone still makes into a page at once. */
export const maxCharacters = 300_000

// Each level costs a browser work for everything inside it; a page written by hand stays under ten.
const deepest = 100

/** Elements that hold each other until they are closed; the rest close by themselves. */
const nests =
  /<(\/?)(?:blockquote|div|span|b|i|em|u|s|a|strong|sub|sup|ul|ol|figure|table|section|font|center|q|big|small|dl|dd|form|svg|math|template|object|details)\b/gi

/** Whether HTML is so long or so deeply nested that only its text is shown. */
export function isBeyondMeasure(html: string): boolean {
  if (html.length > maxCharacters) return true
  let depth = 0
  for (const [, closing] of html.matchAll(nests)) {
    depth += closing === '/' ? -1 : 1
    if (depth > deepest) return true
    if (depth < 0) depth = 0
  }
  return false
}
