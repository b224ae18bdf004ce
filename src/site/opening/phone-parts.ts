/** A part of a written contact: a number with the address that calls it, or the text between numbers. */
export interface PhonePart {
  text: string
  href?: string
}

const joints = /(\s*(?:[/;,\n]|\s[-–—]\s|(?<=[\s)])(?:ou|or|et|and)(?=[\s(]))\s*)/i
const dash = /(\s*[-–—]\s*)/
const number = /(\(?(?:\+|00)?\d[\d\s.()‑-]*\d)(?:\s*\(?(?:poste|extension|ext\.?)\s*(\d{1,6})\)?)?/i

/** Returns the numbers of a written contact, as many as it holds, and the text between them. What cannot be read as a number is text. */
export function phoneParts(text: string): PhonePart[] {
  return text.split(joints).flatMap((part) => {
    const whole = readNumber(part)
    if (whole) return whole
    // A dash groups the digits of one number, or joins two.
    const pieces = part.split(dash).map((piece) => readNumber(piece) ?? [{ text: piece }])
    const numbers = pieces.filter((piece) => piece.some(({ href }) => href !== undefined))
    return numbers.length > 1 ? pieces.flat() : [{ text: part }]
  })
}

/** Returns a text with one number in it; undefined where it has none that can be called. */
function readNumber(text: string): PhonePart[] | undefined {
  const match = number.exec(text)
  if (match === null) return undefined
  const [whole, digits = '', extension] = match
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + whole.length)]
  const international = /\d/.test(before + after) ? undefined : internationalOf(digits)
  if (international === undefined) return undefined
  const href = `tel:${international}${extension ? `;ext=${extension}` : ''}`
  return [{ text: before }, { text: whole, href }, { text: after }].filter((part) => part.text !== '')
}

/** Returns a number as it is called from everywhere, `+237222234567`; a short one of a service as it is; undefined for any other. */
function internationalOf(text: string): string | undefined {
  // The zero in brackets is not called with the country's code.
  const digits = text
    .replace(/\(0\)/, '')
    .replaceAll(/[^+\d]/g, '')
    .replace(/^00/, '+')
  if (/^\d{3,4}$/.test(digits)) return digits
  const [, national] = /^(?:\+?237)?([026]\d{8})$/.exec(digits) ?? []
  if (national) return `+237${national}`
  return /^\+(?!237)\d{8,15}$/.test(digits) ? digits : undefined
}
