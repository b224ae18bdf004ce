import { i18n } from '@lingui/core'
import MiniSearch from 'minisearch'
import { loadCatalog } from '@/i18n/catalogs'
import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import type { Case } from '@/site/services/cases/case'
import { cases } from '@/site/services/cases/cases'

/** Words that say nothing of a case, in both languages, folded. */
const common = new Set(
  `a ai an and ans are as at au aux avec be been ce ces cet cette comme comment dans de des do does donc du elle elles en
  est et eu faire faut for from get has have he her his i il ils in is it its j je l la le les leur lui ma mais me mes mon
  my n ne nos not notre nous of on ont or ou par pas plus pour qu que qui s sa se ses she si son sont sous sur t ta te tes
  that the their them they this to tout toute toutes tu un une very vos votre vous was we what when where which who will
  with y you your m d c am can cannot puis peux peut would want veux veut`.split(/\s+/),
)

/** A case that scores less than this share of the best one is found by a chance word. */
const leastShare = 0.25

const fields = ['title', 'phrases', 'text', 'more']

/** Loads a search over the cases in a language, the best case first. Accents, plurals and typing errors do not count. */
export async function loadCaseSearch(locale: Locale): Promise<(words: string) => Case[]> {
  const [{ phrases }] = await Promise.all([
    locale === 'en' ? import('./phrases/en') : import('./phrases/fr'),
    loadCatalog('families', locale),
    loadCatalog('cases', locale),
  ])
  const index = new MiniSearch({ idField: 'slug', fields, tokenize, processTerm })
  index.addAll(
    cases.map(({ slug, title, text, who, trigger, sum }) => ({
      slug,
      title: i18n._(title),
      phrases: phrases[slug],
      text: i18n._(text),
      more: [who, trigger, sum].map((one) => i18n._(one)).join(' '),
    })),
  )
  const bySlug = new Map<unknown, Case>(cases.map((one) => [one.slug, one]))
  return (words) =>
    index
      .search(words, {
        boost: { title: 2, phrases: 2, more: 0.5 },
        // A short word with another letter is another word.
        fuzzy: (term) => (term.length > 7 ? 2 : term.length > 4 && 1),
        prefix: (term) => term.length > 2,
        weights: { fuzzy: 0.4, prefix: 0.5 },
      })
      .filter(({ score }, _, [best]) => best !== undefined && score >= best.score * leastShare)
      .flatMap(({ id }) => bySlug.get(id) ?? [])
}

const tokenize = (text: string) => text.split(/[^\p{L}\p{N}]+/u)

/** A word as it is compared, without the mark of a plural; null for one that is left out. */
function processTerm(word: string): string | null {
  const folded = foldText(word)
  if (folded.length < 2 || common.has(folded)) return null
  return folded.length > 3 ? folded.replace(/(?:s|x|es)$/, '') : folded
}
