/** In characters: about what a phone can render at once. */
export const maxCharacters = 300_000

// Layout cost grows with each level of nesting; written pages stay under ten.
const deepest = 100

/** Elements that nest until they are closed explicitly. */
const nests =
  /<(\/?)(?:blockquote|div|span|b|i|em|u|s|a|strong|sub|sup|ul|ol|figure|table|section|font|center|q|big|small|dl|dd|form|svg|math|template|object|details)\b/gi

/** Returns whether HTML is so long or so deeply nested that only its text is shown. */
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
