import { foldText } from '@/lib/fold-text'
import { type Mark, marksOf } from './marks'
import { type PlainText, plainText, sentencesOf } from './plain-text'

/** One difference between a French text and its translation. */
export interface Difference {
  kind: Mark['kind'] | 'list' | 'untranslated' | 'missing'
  /** The language that has it; for `untranslated` the one that should be English. */
  only: 'fr' | 'en'
  /** The quoted passage; for lists the number of items, '' for none. */
  shown: string
}

/**
 * Returns the differences of a translation: figures, dates, links, sentences. Both are texts or HTML; [] where none is
 * found.
 */
export function checkTranslation(french: string, english: string): Difference[] {
  const fr = plainText(french)
  const en = plainText(english)
  if (fr.lines.length === 0 && en.lines.length === 0) return []
  if (en.lines.length === 0) return [{ kind: 'missing', only: 'fr', shown: '' }]
  if (fr.lines.length === 0) return [{ kind: 'missing', only: 'en', shown: '' }]
  const untranslated = untranslatedOf(fr, en)
  const lists: Difference[] =
    fr.items === en.items
      ? []
      : [{ kind: 'list', only: fr.items > en.items ? 'fr' : 'en', shown: `${fr.items} / ${en.items}` }]
  return unique([...differentMarks(fr, en), ...lists, ...untranslated, ...missingText(fr, en)])
}

function differentMarks(fr: PlainText, en: PlainText): Difference[] {
  const [french, english] = [marksOf(fr, 'fr'), marksOf(en, 'en')]
  const [inFrench, inEnglish] = [unanswered(french, english), unanswered(english, french)]
  return [...differing(inFrench, inEnglish, 'fr'), ...differing(inEnglish, inFrench, 'en')]
}

/** Returns the marks without a counterpart in the other language. */
function unanswered(marks: readonly Mark[], others: readonly Mark[]): Mark[] {
  const known = new Set(others.flatMap(({ values }) => values))
  return marks.filter(({ values }) => !values.some((value) => known.has(value)))
}

/** Returns the marks that differ. A small figure differs only where another one replaces it: it may be written in words. */
function differing(marks: readonly Mark[], others: readonly Mark[], only: 'fr' | 'en'): Difference[] {
  const hasFigure = others.some(({ kind }) => kind === 'number')
  return marks
    .filter(({ kind, shown }) => hasFigure || kind !== 'number' || !/^\d\d?$/.test(shown))
    .map(({ kind, shown }) => ({ kind, only, shown: shown.trim() }))
}

const frenchWords = new Set(
  foldText(
    `le la les des du de une un est et dans pour avec que qui sur aux ce cette ces nous vous ses son sa leur leurs au par pas
    plus sont etre ont il elle ils elles ne se ou mais comme entre sous chaque tout tous toute toutes votre vos notre nos`,
  ).split(/\s+/),
)
const englishWords = new Set(
  `the a an of to in and is are for with that which on at by from be has have it its this these those you your we our will
  can not or as their they was were may must each all who how what when where`.split(/\s+/),
)

/** Returns the untranslated sentences: equal to the French, or made of its words. */
function untranslatedOf(fr: PlainText, en: PlainText): Difference[] {
  const known = new Set(sentencesOf(fr.lines).map(foldText))
  return sentencesOf(en.lines)
    .filter((sentence) => {
      const words = sentence.match(/\p{L}+/gu) ?? []
      const french = words.filter((word) => frenchWords.has(foldText(word))).length
      const english = words.filter((word) => englishWords.has(word.toLowerCase())).length
      // A name of two words may be equal; two common words are untranslated.
      const isSame =
        known.has(foldText(sentence)) && words.length > 1 && words.slice(1).some((word) => /^\p{Ll}{3}/u.test(word))
      return (isSame && english === 0) || (words.length > 3 && french > english && french / words.length >= 0.2)
    })
    .map((sentence) => ({ kind: 'untranslated', only: 'en', shown: short(sentence) }))
}

/** Returns a difference where a part seems to be missing: English is about as long as French. */
function missingText(fr: PlainText, en: PlainText): Difference[] {
  const length = ({ lines }: PlainText) => lines.join('').replaceAll(/\s/g, '').length
  const sentences = sentencesOf(fr.lines).length - sentencesOf(en.lines).length
  const ratio = length(en) / length(fr)
  const isShort = (sentences > 0 && ratio < 0.86) || (length(fr) > 40 && ratio < 0.5)
  const isLong = (sentences < 0 && ratio > 1.2) || (length(en) > 40 && ratio > 2)
  if (isShort) return [{ kind: 'missing', only: 'fr', shown: '' }]
  return isLong ? [{ kind: 'missing', only: 'en', shown: '' }] : []
}

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)

function unique(differences: readonly Difference[]): Difference[] {
  const byText = new Map(differences.map((one) => [`${one.kind} ${one.only} ${one.shown}`, one]))
  return [...byText.values()]
}
