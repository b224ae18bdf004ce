const problems = [
  'space before a sign',
  'space after a sign',
  'digits together',
  'quotation marks',
  'apostrophe',
] as const

/** Whether a problem of a text is one of its typography. */
export const isTypographic = (problem: string) => problems.some((one) => one === problem)

/** A fault of French typography: what it is, where it begins, and the characters that are at fault. */
export interface Fault {
  problem: (typeof problems)[number]
  index: number
  text: string
}

/** The faults of a text without marks, in no order. The site itself makes a space before a sign unbreakable. */
export function faultsIn(text: string): Fault[] {
  // Addresses have their own rules.
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

/** Five digits or more in a row that are no part of a reference, a code or a number with a sign before it. */
const longNumber = /(?<![\p{L}\p{N}/.,_°#+-])(?<!\d[\s:])[1-9]\d{4,}(?![\p{L}\d/_°-]|[.,]\d{3})/gu
/** What names rather than counts. */
const reference =
  /(?:\b(?:n[o°º]s?|num[ée]ros?|r[ée]f\p{L}*|comptes?|identifiants?|matricules?|codes?|dossiers?|niu|rccm?|fax|whatsapp|t[ée]l\p{L}*|bp)|b\.\s?p\.)\.?\s*:?\s*$/iu
const currency = /^\s*(?:francs?|f\.?\s?cfa|fcfa|xaf|euros?|€|dollars?|\$)/i

function isAmount(line: string, index: number, digits: string): boolean {
  if (currency.test(line.slice(index + digits.length))) return true
  // Phones of Cameroon have nine digits, of which the first is a 2 or a 6, after 237 or not.
  return !/^(?:237)?[26]\d{8}$/.test(digits) && !reference.test(line.slice(0, index))
}
