import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalog } from '@/i18n/catalogs'
import { loadCaseSearch } from '@/site/finder/find-cases'
import { allPlaces, placeOf } from '@/site/finder/paths'
import { type CaseSlug, cases, families, findCase } from '@/site/services/cases/cases'

describe('the 32 cases', () => {
  test('are those of the specification: 11, 12, 1 and 8, each with an address of its own', () => {
    expect(families.map(({ entries }) => entries.length)).toEqual([11, 12, 1, 8])
    expect(new Set(cases.map(({ slug }) => slug)).size).toBe(32)
    expect(findCase('Offres-Reelles')?.family.path).toBe('/cons_judiciaire')
  })
})

describe('every path through the questions', () => {
  const places = allPlaces()
  const results = places.filter(({ leads }) => typeof leads === 'string')

  test('all 32 cases are reached, each in at most three questions', () => {
    expect(new Set(results.map(({ leads }) => leads)).size).toBe(32)
    expect(Math.max(...places.map(({ answered }) => answered.length))).toBe(3)
  })

  test('there is no dead end: a question has at least two answers, and a result is a case', () => {
    for (const { leads } of places) {
      if (typeof leads === 'string') expect(findCase(leads)).toBeDefined()
      else expect(new Set(leads.answers.map(({ id }) => id)).size).toBeGreaterThan(1)
    }
  })

  test('each answer can be taken back: its question is asked at its own address', () => {
    for (const { path, answered } of places) {
      expect(placeOf(path.replace('/trouver-mon-cas', ''))?.answered).toEqual(answered)
      for (const one of answered) expect(placeOf(one.path.replace('/trouver-mon-cas', ''))?.leads).toBe(one.question)
    }
  })

  test('answers that lead nowhere are no place', () => {
    expect(placeOf('justice/nulle-part')).toBeUndefined()
    expect(placeOf('justice/dette/encore')).toBeUndefined()
    expect(placeOf('JUSTICE/Dette/')?.leads).toBe('offres-reelles')
  })
})

// What somebody types who has never seen the site: not taken from the phrases that are searched.
const everyday: Record<'fr' | 'en', [words: string, slug: CaseSlug][]> = {
  fr: [
    ['le tribunal veut une caution pour relacher mon cousin', 'caution-mise-en-liberte'],
    ['mon bailleur ne veut pas de mon loyer', 'offres-reelles'],
    ['créancié qui refuse le remboursement', 'offres-reelles'],
    ['caution SENEC compteur electrique', 'garantie-eau-electricite'],
    ['brancher l’eau dans ma nouvelle maison', 'garantie-eau-electricite'],
    ['la police a saisi mes billets de banque', 'sommes-saisies-enquete'],
    ['argent dormant de ma grand-mère à la banque', 'comptes-inactifs'],
    ['ma banque a fermé', 'comptes-inactifs'],
    ['assurance vie de mon mari décédé', 'assurances-non-reclamees'],
    ['l’état a cassé ma maison pour élargir la route', 'indemnites-expropriation'],
    ['je veux être député', 'caution-candidat-election'],
    ['soumissionner à un apel d’offre', 'caution-marche-public'],
    ['expert nommé par le juge, combien payer', 'provision-expertise'],
    ['faillite de mon fournisseur', 'reglement-judiciaire-liquidation'],
    ['saisi sur mon salaire', 'saisie-remuneration'],
    ['huissier a bloqué mon compte', 'saisie-entre-les-mains-d-un-tiers'],
    ['conteneurs vendus par la douane au port', 'reliquat-vente-douane'],
    ['héritage sans héritiers', 'fonds-de-la-curatelle'],
    ['j’ai fait appel du jugement', 'condamnation-recours'],
    ['l’argent de la vente du terrain est resté chez le notaire', 'fonds-notaires'],
    ['part de mes enfants mineurs', 'personne-protegee-ou-absente'],
    ['exploitation de la foret', 'coupes-de-bois'],
  ],
  en: [
    ['court wants bail money for my cousin', 'caution-mise-en-liberte'],
    ['landlord will not accept my rent', 'offres-reelles'],
    ['credittor refuses repayment', 'offres-reelles'],
    ['electricity meter guarantee', 'garantie-eau-electricite'],
    ['connect water in my new house', 'garantie-eau-electricite'],
    ['police confiscated cash', 'sommes-saisies-enquete'],
    ['dormant accounts of my grandmother', 'comptes-inactifs'],
    ['my bank closed down', 'comptes-inactifs'],
    ['life insurance of my late husband', 'assurances-non-reclamees'],
    ['government demolished my home for a road', 'indemnites-expropriation'],
    ['I want to be an MP', 'caution-candidat-election'],
    ['bidding for a tender', 'caution-marche-public'],
    ['expert named by the judge, how much to pay', 'provision-expertise'],
    ['supplier went bankrupt', 'reglement-judiciaire-liquidation'],
    ['garnishing of my wages', 'saisie-remuneration'],
    ['bailif froze my account', 'saisie-entre-les-mains-d-un-tiers'],
    ['containers sold by customs', 'reliquat-vente-douane'],
    ['inheritance without heirs', 'fonds-de-la-curatelle'],
    ['I appealed the judgment', 'condamnation-recours'],
    ['money from the land sale is still with the notary', 'fonds-notaires'],
    ['children under age inheritance share', 'personne-protegee-ou-absente'],
    ['timber felling', 'coupes-de-bois'],
  ],
}

describe.each(['fr', 'en'] as const)('everyday words, %s', (locale) => {
  let find: Awaited<ReturnType<typeof loadCaseSearch>>
  beforeAll(async () => {
    await loadCatalog('main', locale)
    find = await loadCaseSearch(locale)
    expect(i18n.locale).toBe(locale)
  })

  test.each(everyday[locale])('“%s” finds its case among the first three', (words, slug) => {
    expect(
      find(words)
        .slice(0, 3)
        .map((one) => one.slug),
    ).toContain(slug)
  })

  test('a case that shares only a chance word with the situation is left out', () => {
    expect(
      find(locale === 'fr' ? 'mon créancier refuse mon argent' : 'my creditor refuses my money').length,
    ).toBeLessThan(4)
  })

  test('words that say nothing find nothing', () => {
    expect(find('de la zzzzzz')).toEqual([])
  })
})
