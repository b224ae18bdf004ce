import { server } from '@mocks/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { foldText } from '@/lib/fold-text'
import { htmlToText } from '@/lib/html-to-text'
import { addressIn } from '@/lib/site-paths'
import { excerpt } from '@/site/search/excerpt'
import { createSearchIndex, type SearchDocument } from '@/site/search/search-index'
import { words } from '@/site/search/words/fr'
import { firstOf } from '../support/full'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()
beforeAll(async () => {
  // The search is loaded on first use; loading it first keeps that out of the tests' time.
  await Promise.all([import('@/site/search/search-dialog'), import('@/site/search/open-search')])
})

test('the search opens from the header and finds pages, activities and documents, whatever accents and case', async () => {
  const { user, router } = await openApp('/accessibilite')
  await user.click(screen.getByRole('button', { name: 'Rechercher' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  expect(dialog.getByText(/^Quelques mots suffisent\./)).toBeVisible()
  await user.click(dialog.getByRole('searchbox'))
  await user.paste('DEPOTS notaires')
  expect(await dialog.findByRole('link', { name: /^Fonds tenus par les notaires Démarche Les sommes/ })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Effacer la recherche' }))
  expect(dialog.getByRole('searchbox')).toHaveFocus()
  await user.paste('consignataire')
  await user.click(await dialog.findByRole('link', { name: /^Guide du consignataire Publication/ }))
  expect(router.state.location.pathname).toBe('/publications')
  const found = await screen.findByRole('heading', { level: 2, name: /^Guide du consignataire/ })
  expect(found.closest('li')).toHaveFocus()
  expect(screen.queryByRole('dialog', { name: 'Rechercher sur le site' })).not.toBeInTheDocument()
})

test.each(
  firstOf(1, [
    ['décret 2011', /^Décret n°\s2011/, '/textes_reglementaires'],
    ['développement local', /Mission/, '/missions'],
    ['chambre des notaires', /Partenaire/, '/partenaires'],
  ] as const),
)('%s opens the list at its place', async (text, name, path) => {
  const { user, router, dialog } = await searchFor(text)
  await user.click((await dialog.findAllByRole('link', { name })).at(0) ?? document.body)
  expect(router.state.location.pathname).toBe(path)
  await waitFor(() => expect(document.activeElement?.id).toBe(router.state.location.hash))
  expect(router.state.location.hash).not.toBe('')
})

test('Ctrl+K opens it, no key alone; a search without results shows a message', async () => {
  const { user } = await openApp('/accessibilite')
  expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  await user.keyboard('/k')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  await user.type(dialog.getByRole('searchbox'), 'a/zzz')
  expect(dialog.getByRole('searchbox')).toHaveValue('a/zzz')
  expect(await dialog.findByText('Aucun résultat pour « a/zzz ».')).toBeVisible()
  expect(screen.getAllByRole('dialog', { name: 'Rechercher sur le site' })).toHaveLength(1)
})

test('while a list is read for the first time, nothing is said to be missing', async () => {
  server.use(
    http.get('*/api/actualites', () => HttpResponse.json([{ id: 1, slug: 'a', titre: 'Xylophone', details: {} }])),
  )
  const release = hold('*/api/actualites', 'get')
  const { user } = await openApp('/accessibilite')
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  await user.type(dialog.getByRole('searchbox'), 'xylophone')
  expect((await dialog.findAllByText('Chargement…'))[0]).toBeVisible()
  expect(dialog.queryByText(/^Aucun résultat/)).toBeNull()
  expect(dialog.queryByRole('heading', { name: 'Pages les plus lues' })).toBeNull()
  release()
  expect(await dialog.findByRole('link', { name: /^Xylophone/ })).toBeVisible()
})

test('it works offline over the static pages and what was read before', async () => {
  const { user } = await openApp('/communique')
  await screen.findAllByRole('article')
  server.close()
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  await user.click(dialog.getByRole('searchbox'))
  await user.paste('communiqué')
  expect((await dialog.findAllByRole('link', { name: /Communiqué/ }))[0]).toBeVisible()
  expect(dialog.getByRole('link', { name: /^Communiqués Page/ })).toBeVisible()
  server.listen({ onUnhandledRequest: 'error' })
})

test('accents, case, ligatures and tags do not count', () => {
  expect(foldText('l‘e\u00ADﬀet – l’e\u200Bffet')).toBe("l'effet - l'effet")
  expect(foldText(htmlToText('Émoluments de <b>main-d’Œuvre</b>&nbsp;p&eacute;nale'))).toBe(
    "emoluments de main-d'oeuvre penale",
  )
})

const label = { id: 'Publication' }

/** Searches documents with these titles and the same text; returns the titles in the order of the results. */
async function titlesFound(searched: string, titles: readonly string[], text = 'Un dépôt.') {
  const index = createSearchIndex(words)
  await index.replace(
    'publications',
    titles.map((title) => ({ id: title, kind: 'publications', label, title, text, to: '/' })),
  )
  return index.search(searched)?.documents.map(({ title }) => title)
}

test('some of the words are enough; what holds all of them is first', async () => {
  expect(await titlesFound('le budget de la commune', ['Le budget', 'La commune et son budget', 'Autre'])).toEqual([
    'La commune et son budget',
    'Le budget',
  ])
})

test('rows that are read again replace the former ones', async () => {
  const index = createSearchIndex(words)
  const rows = (title: string): SearchDocument[] => [
    { id: 'row', kind: 'publications', label, title, text: '', to: '/' },
  ]
  await Promise.all([index.replace('publications', rows('Ancien')), index.replace('publications', rows('Rapport'))])
  expect(index.search('ancien')?.documents).toEqual([])
  expect(index.search('rapport')?.documents).toHaveLength(1)
})

test('an excerpt shows where a word was found', () => {
  const text = `${'Une phrase longue. '.repeat(20)}La mainlevée est donnée. ${'Et la suite. '.repeat(20)}`
  const shown = excerpt(text, ['mainlevee'])
  expect(shown).toContain('mainlevée')
  expect(shown.length).toBeLessThan(160)
})

// Letters with their accents apart, ligatures and blank lines, which folding makes shorter or longer.
test.each([
  ['decomposed letters', 'Une dépêche très détaillée. '.normalize('NFD')],
  ['ligatures', 'Œuvres, vœux et œufs. '],
  ['blank lines', 'Une ligne.\n\n\n\n\n'],
])('an excerpt shows where a word was found after many %s', (_what, sentence) => {
  const text = `${sentence.repeat(60)}La mainlevée est donnée. ${sentence.repeat(20)}`
  const shown = excerpt(text, ['mainlevee'])
  expect(shown).toContain('La mainlevée est donnée.')
  expect(shown.length).toBeLessThan(160)
})

test('of ten thousand rows that hold a word, the first two hundred and those with the rarer words are found', async () => {
  const index = createSearchIndex(words)
  await index.replace(
    'publications',
    Array.from({ length: 10_000 }, (_, place) => ({
      id: String(place),
      kind: 'publications',
      label,
      title: `Rapport ${place}`,
      text: 'Comptes et dépôts de l’année',
      to: '/',
    })),
  )
  expect(index.search('depots 9999')?.documents[0]?.title).toBe('Rapport 9999')
  expect(index.search('depots')).toMatchObject({ more: true, documents: { length: 200 } })
})

/** Opens the search with Ctrl+K, or ⌘K in English, and searches for a text. */
async function searchFor(text: string, { locale = 'fr' }: { locale?: 'fr' | 'en' } = {}) {
  const opened = await openApp('/accessibilite', { locale })
  await opened.user.keyboard(locale === 'fr' ? '{Control>}k{/Control}' : '{Meta>}k{/Meta}')
  const name = locale === 'fr' ? 'Rechercher sur le site' : 'Search the site'
  const dialog = within(await screen.findByRole('dialog', { name }))
  await opened.user.click(dialog.getByRole('searchbox'))
  await opened.user.paste(text)
  return { ...opened, dialog }
}

const found = [
  ['horaires', 'fr', 'Contact', '/contact_us'],
  ['connexion', 'fr', 'Connexion', '/login'],
  ['agence', 'fr', 'Où aller', '/ou-aller'],
  ['hours', 'en', 'Contact', '/en/contact_us'],
  ['branch', 'en', 'Where to go', '/en/ou-aller'],
] as const

const foundFirst = [
  ['depot', 'fr', 'Dépôts', '/depot'],
  ['guide', 'fr', 'Guide des utilisateurs', '/guide_utilisateurs'],
  ['interviews', 'fr', 'Interviews', '/interviews'],
  ['deposit', 'en', 'Deposits', '/en/depot'],
  ['contact', 'en', 'Contact', '/en/contact_us'],
] as const

test.each(['fr', 'en'] as const)(
  'a word finds its page, and the title of a page gives it first: %s',
  async (language) => {
    const { user, dialog } = await searchFor('', { locale: language })
    const search = async (text: string) => {
      await user.clear(dialog.getByRole('searchbox'))
      await user.paste(text)
    }
    for (const [text, , name, path] of found.filter(([, locale]) => locale === language)) {
      await search(text)
      expect(await dialog.findByRole('link', { name: new RegExp(`^${name} Page`) })).toHaveAttribute('href', path)
    }
    for (const [text, , title, path] of foundFirst.filter(([, locale]) => locale === language)) {
      await search(text)
      await waitFor(() => {
        const [first] = within(dialog.getByRole('list', { name: /^Résultats|^Results/ })).getAllByRole('link')
        expect(first).toHaveAttribute('href', path)
        expect(first?.querySelector('strong')).toHaveTextContent(title)
      })
    }
  },
)

test('exact titles, then words of titles, and texts; short titles before long ones', async () => {
  const titles = ['Cautions de dépôt', 'Autre', 'Dépôt', 'Le long dépôt d’un autre ami lointain']
  expect(await titlesFound('depot', titles)).toEqual([
    'Dépôt',
    'Cautions de dépôt',
    'Le long dépôt d’un autre ami lointain',
    'Autre',
  ])
})

test.each([
  ['consingation', 'fr', /^Consignations/],
  ['depositz', 'en', /^Deposits/],
] as const)('“%s” (%s), which is mistyped, gives what was meant', async (text, locale, name) => {
  const { dialog } = await searchFor(text, { locale })
  expect((await dialog.findAllByRole('link', { name }))[0]).toBeVisible()
  expect(dialog.getByText(/^\d+ result|^\d+ résultat/)).toBeVisible()
})

test('distant matches are announced as approximate', async () => {
  const { dialog } = await searchFor('consinyasion')
  expect(await dialog.findByText(/^Aucun résultat pour « consinyasion »\. Ce qui s’en approche/)).toBeVisible()
})

test.each([
  ['dépôt de garantie du loyer', 'fr', /^Occupation d’un logement administratif/],
  ['the annual budget report', 'en', /^Annual report/],
] as const)('“%s” (%s), which nothing holds whole, gives what holds the most of it', async (text, locale, name) => {
  const { dialog } = await searchFor(text, { locale })
  expect((await dialog.findAllByRole('link', { name }))[0]).toBeVisible()
})

test.each([
  ['fr', 'Trouver mon cas en trois questions', 'Écrire à la CDEC avec ces mots', 'Pages les plus lues'],
  ['en', 'Find my case in three questions', 'Write to CDEC with these words', 'Most read pages'],
] as const)(
  '%s: where nothing is found there are links to other help, and the message contains the search',
  async (locale, finder, contact, mostRead) => {
    const { dialog, user, router } = await searchFor('wxyzwxyz', { locale })
    expect(await dialog.findByRole('heading', { name: mostRead })).toBeVisible()
    expect(dialog.getByRole('link', { name: finder })).toHaveAttribute('href', addressIn(locale, '/trouver-mon-cas'))
    await user.click(dialog.getByRole('link', { name: contact }))
    const message = await screen.findByRole('textbox', { name: /^Message/ })
    await vi.waitFor(() => expect(message).toHaveDisplayValue(/wxyzwxyz/))
    expect(router.state.location.href).toBe('/contact_us')
  },
)

test('the links to other help stand under the results too', async () => {
  const { dialog } = await searchFor('mon terrain')
  expect(await dialog.findByRole('link', { name: /^Indemnités d’expropriation/ })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Écrire à la CDEC avec ces mots' })).toBeVisible()
})

test('the results are there again after Back, and gone once they are closed', async () => {
  const { dialog, user, router } = await searchFor('consignataire')
  await user.click(await dialog.findByRole('link', { name: /^Guide du consignataire/ }))
  expect(router.state.location.pathname).toBe('/publications')
  await act(async () => router.history.back())
  const again = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  expect(again.getByRole('searchbox')).toHaveValue('consignataire')
  expect(await again.findByRole('link', { name: /^Guide du consignataire/ })).toBeVisible()
  await user.click(again.getByRole('button', { name: 'Fermer' }))
  await act(async () => router.history.forward())
  await screen.findByRole('heading', { level: 1, name: 'Publications' })
  await act(async () => router.history.back())
  await screen.findByRole('heading', { level: 1, name: 'Accessibilité' })
  expect(screen.queryByRole('dialog', { name: 'Rechercher sur le site' })).not.toBeInTheDocument()
})

test('one Escape closes it, whatever is written', async () => {
  const { user } = await searchFor('consignataire')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Rechercher sur le site' })).not.toBeInTheDocument()
})

test('“refund” leads an English reader to the deposits that are returned', async () => {
  const { dialog } = await searchFor('refund', { locale: 'en' })
  expect((await dialog.findAllByRole('link', { name: / Procedure / }))[0]).toBeVisible()
})

test('the field of the home page opens the search', async () => {
  const { user } = await openApp('/')
  await user.click(await screen.findByRole('link', { name: 'Que voulez-vous faire\u00a0?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  expect(dialog.getByRole('searchbox', { name: 'Que voulez-vous faire\u00a0?' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'compte bancaire oublié' }))
  expect(await dialog.findByRole('link', { name: /^Comptes inactifs/ })).toHaveAttribute(
    'href',
    '/cas/comptes-inactifs',
  )
})
