import type { Language, Mark } from './marks'

const units: Record<Language, Record<string, number>> = { fr: {}, en: {} }
const count = (language: Language, first: number, step: number, words: string) => {
  words.split(' ').forEach((word, n) => (units[language][word] = first + n * step))
}
count('fr', 1, 1, 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize')
count('fr', 20, 10, 'vingt trente quarante cinquante soixante')
count('en', 1, 1, 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen')
count('en', 17, 1, 'seventeen eighteen nineteen twenty')
count('en', 30, 10, 'thirty forty fifty sixty seventy eighty ninety')
Object.assign(units.fr, { une: 1, vingts: 20 })

const sizes: Record<Language, Record<string, number>> = {
  fr: { cent: 100, cents: 100, mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  en: { hundred: 100, thousand: 1e3, million: 1e6, millions: 1e6, billion: 1e9, billions: 1e9 },
}

/** "Des millions": it matters which. */
const standsAlone = /^(?:mille|cent|millions?|milliards?|billions?)$/

const ordinals: Record<Language, Record<string, number>> = { fr: {}, en: {} }
const order = (language: Language, words: string) => {
  words.split(' ').forEach((word, n) => (ordinals[language][word] = n + 1))
}
order(
  'fr',
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième',
)
order('en', 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth')
Object.assign(ordinals.fr, { première: 1, premiers: 1, premières: 1, second: 2, seconde: 2, vingtième: 20 })
Object.assign(ordinals.en, { twentieth: 20 })

/** Words that say a number among other things: they answer to one and ask for none. */
const loose: Record<Language, Record<string, readonly number[]>> = {
  fr: {
    tiers: [3],
    huitaine: [8],
    dizaine: [10],
    douzaine: [12],
    quinzaine: [14, 15],
    vingtaine: [20],
    centaine: [100],
    neuf: [9],
    cent: [100],
    mille: [1000],
    demi: [2],
  },
  en: { both: [2], twice: [2], once: [1], dozen: [12], fortnight: [14, 15], half: [2], third: [3], thirds: [3] },
}

/** The numbers that are written in words, ordinals too. */
export function wordNumbers(text: string, language: Language): Mark[] {
  const marks: Mark[] = []
  const words = text.toLowerCase().match(/\p{L}+|[^\p{L}\s-]/gu) ?? []
  for (let n = 0; n < words.length; n += 1) {
    const word = words[n] ?? ''
    const run = runAt(words, n, language)
    if (run.length > 0) {
      const value = valueOf(run, language)
      const next = words[n + run.length] ?? ''
      marks.push(numberMark(run.join(' '), [value], isLoose(run, value, next, language)))
      n += run.length - 1
    } else if (ordinals[language][word] !== undefined) {
      const value = ordinals[language][word]
      // "Third party" is "tiers".
      const isParty = language === 'en' && /^part(?:y|ies)$/.test(words[n + 1] ?? '')
      marks.push(numberMark(word, [value], value < 3 || isParty))
    } else if (loose[language][word]) marks.push(numberMark(word, loose[language][word], true))
  }
  return marks
}

const numberMark = (shown: string, values: readonly number[], isWeak: boolean): Mark => ({
  kind: 'number',
  values: values.map((value) => `n${value}`),
  shown,
  ...(isWeak && { isWeak }),
})

function isLoose(run: readonly string[], value: number, next: string, language: Language) {
  if (value < 3) return true
  if (run.length > 1) return false
  // A week and a fortnight are said in days.
  return (
    language === 'fr' && (loose.fr[run[0] ?? ''] !== undefined || (next === 'jours' && (value === 8 || value === 15)))
  )
}

/** The words from here on that say one number together. */
function runAt(words: readonly string[], from: number, language: Language): string[] {
  const isUnit = (word: string | undefined) => word !== undefined && units[language][word] !== undefined
  const isSize = (word: string | undefined) => word !== undefined && sizes[language][word] !== undefined
  const run: string[] = []
  for (let n = from; n < words.length; n += 1) {
    const word = words[n] ?? ''
    if (isUnit(word)) {
      // Two figures in a row are two numbers, but for tens and units.
      const last = run.at(-1)
      const goesOn = /^vingts?$/.test(word) || (last === 'dix' && /^(?:sept|huit|neuf)$/.test(word))
      if (last !== undefined && (units[language][last] ?? 20) < 20 && !goesOn) break
      run.push(word)
    } else if (isSize(word) && (run.length > 0 || standsAlone.test(word) || words[n - 1] === 'a')) run.push(word)
    else if (run.length > 0 && (word === 'et' || word === 'and') && joins(run, words[n + 1], language)) continue
    else break
  }
  return run
}

/** "vingt et un", "two hundred and five": the number goes on. */
function joins(run: readonly string[], next: string | undefined, language: Language) {
  const last = run.at(-1) ?? ''
  if (language === 'fr') return (next === 'un' || next === 'une' || next === 'onze') && (units.fr[last] ?? 0) >= 20
  return last === 'hundred' && next !== undefined && units.en[next] !== undefined
}

function valueOf(run: readonly string[], language: Language): number {
  let total = 0
  let part = 0
  for (const word of run) {
    const unit = units[language][word]
    const size = sizes[language][word] ?? 1
    if (unit !== undefined)
      part = language === 'fr' && /^vingts?$/.test(word) && part % 100 === 4 ? part + 76 : part + unit
    else if (size === 100) part = (part || 1) * 100
    else {
      total += (part || 1) * size
      part = 0
    }
  }
  return total + part
}
