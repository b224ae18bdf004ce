/** What XML forbids: control characters, noncharacters, and a half of a sign that is written as two (a lone surrogate). */
const invalid = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Returns a text without characters that are no text: addresses, XML and many readers of JSON take none of them. */
export const validText = (text: string, replacement = ''): string => text.replaceAll(invalid, replacement)
