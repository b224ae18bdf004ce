const problems = [
  'space before a sign',
  'space after a sign',
  'digits together',
  'quotation marks',
  'apostrophe',
] as const

/** Returns whether a problem is one of typography. */
export const isTypographic = (problem: string) => problems.some((one) => one === problem)

/** A fault of French typography: its kind, its start index and the faulty characters. */
export interface Fault {
  problem: (typeof problems)[number]
  index: number
  text: string
}

/** Returns the faults of a plain text, unordered. An ordinary space before a sign is no fault: the site makes it non-breaking. */
export function faultsIn(text: string): Fault[] {
  // Web and email addresses are not checked.
  const prose = text.replaceAll(/(?:https?:\/\/|www\.)\S+|\S+@\S+/gi, (address) => '·'.repeat(address.length))
  const found = marks.flatMap(([problem, pattern]) =>
    [...prose.matchAll(pattern)].map(({ index, 0: sign }) => ({ problem, index, text: sign })),
  )
  const numbers = [...prose.matchAll(longNumber)].filter(({ index, 0: digits }) => isAmount(prose, index, digits))
  return [
    ...found,
    ...numbers.map(({ index, 0: digits }) => ({ problem: 'digits together' as const, index, text: digits })),
  ]
}

const marks: readonly (readonly [Fault['problem'], RegExp])[] = [
  [
    'space before a sign',
    /(?<=[\p{L}\p{N}»”")\]])[;?!:]+(?=[\s»”")\]\p{L}]|$)|(?<=[\p{L}»”")\]])(?<!\dh):(?=\d)|(?<=\d)%(?![\p{L}\d])/gu,
  ],
  ['space after a sign', /(?<=[\p{L}\p{N}»”")\]]\s?)[;?!:](?=[\p{L}«])|(?<=[\p{L}»”")\]]\s?)(?<!\dh):(?=\d)/gu],
  ['quotation marks', /["“”„]|«(?=\S)|(?<=\S)»/gu],
  ['apostrophe', /(?<=\p{L})'(?=\p{L})/gu],
]

/** Five or more consecutive digits that are not part of a reference, a code or a signed number. */
const longNumber = /(?<![\p{L}\p{N}/.,_°#+-])(?<!\d[\s:])[1-9]\d{4,}(?![\p{L}\d/_°-]|[.,]\d{3})/gu
/** Words before a number that make it an identifier and not an amount. */
const reference =
  /(?:\b(?:n[o°º]s?|num[ée]ros?|r[ée]f\p{L}*|comptes?|identifiants?|matricules?|codes?|dossiers?|niu|rccm?|fax|whatsapp|t[ée]l\p{L}*|bp)|b\.\s?p\.)\.?\s*:?\s*$/iu
const currency = /^\s*(?:francs?|f\.?\s?cfa|fcfa|xaf|euros?|€|dollars?|\$)/i

function isAmount(line: string, index: number, digits: string): boolean {
  if (currency.test(line.slice(index + digits.length))) return true
  // Telephone numbers of Cameroon have nine digits, start with 2 or 6, and may follow the country code 237.
  return !/^(?:237)?[26]\d{8}$/.test(digits) && !reference.test(line.slice(0, index))
}
