import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { excerpt } from '@/site/search/excerpt'
import { createSearchIndex } from '@/site/search/search-index'
import { words } from '@/site/search/words/fr'
import { fewRows } from '../support/few-rows'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { provide } from '../support/provide'
import { withProvider } from '../support/with-provider'

withProvider(fewRows)
beforeAll(async () => {
  // The search is loaded on first use; loading it first keeps that out of the tests' time.
  await Promise.all([import('@/site/search/search-dialog'), import('@/site/search/open-search')])
})

/** Opens the search with Ctrl+K, or ⌘K in English, and searches for a text. */
async function searchFor(text: string, path = '/accessibilite', locale: 'fr' | 'en' = 'fr') {
  const opened = await openApp(path, { locale })
  await opened.user.keyboard(locale === 'fr' ? '{Control>}k{/Control}' : '{Meta>}k{/Meta}')
  const name = locale === 'fr' ? 'Rechercher sur le site' : 'Search the site'
  const dialog = within(await screen.findByRole('dialog', { name }))
  await opened.user.click(dialog.getByRole('searchbox'))
  await opened.user.paste(text)
  return { ...opened, dialog }
}

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

/** Answers with the first of two pages. */
const firstPage = ({ request: { url } }: { request: Request }) =>
  url.includes('page=2')
    ? undefined
    : HttpResponse.json({ data: [{ id: 2, slug: 'b', titre: 'Autre' }], meta: { current_page: 1, last_page: 2 } })

test.each([
  ['is read for the first time', () => undefined],
  ['is read page by page', firstPage],
])('while a list %s, nothing is said to be missing', async (_how, answer) => {
  provide('actualites', [{ id: 1, slug: 'a', titre: 'Xylophone' }])
  const release = hold('*/api/actualites', 'get')
  server.use(http.get('*/api/actualites', answer))
  const { dialog, queryClient } = await searchFor('xylophone')
  await waitFor(() => expect(queryClient.isFetching()).toBe(1))
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

test('an excerpt shows where a word was found', () => {
  // Ligatures and blank lines, which folding makes longer or shorter.
  const text = `${'Œuvres, vœux.\n\n\n\n'.repeat(60)}La mainlevée est donnée. ${'Et la suite. '.repeat(20)}`
  const shown = excerpt(text, ['mainlevee'])
  expect(shown).toContain('La mainlevée est donnée.')
  expect(shown.length).toBeLessThan(160)
})

test('a word finds its page, and the title of a page gives it first', async () => {
  const { user, dialog } = await searchFor('horaires')
  expect(await dialog.findByRole('link', { name: /^Contact Page/ })).toHaveAttribute('href', '/contact_us')
  for (const [text, title, path] of [
    ['depot', 'Dépôts', '/depot'],
    ['guide', 'Guide des utilisateurs', '/guide_utilisateurs'],
  ] as const) {
    await user.clear(dialog.getByRole('searchbox'))
    await user.paste(text)
    await waitFor(() => {
      const [first] = within(dialog.getByRole('list', { name: 'Résultats' })).getAllByRole('link')
      expect(first).toHaveAttribute('href', path)
      expect(first?.querySelector('strong')).toHaveTextContent(title)
    })
  }
})

test('what holds all of the words is first, then exact titles, words of titles, and texts', async () => {
  const titles = ['Cautions de dépôt', 'Autre', 'Dépôt', 'Le long dépôt d’un autre ami lointain']
  expect(await titlesFound('depot', titles)).toEqual([
    'Dépôt',
    'Cautions de dépôt',
    'Le long dépôt d’un autre ami lointain',
    'Autre',
  ])
  const budgets = ['Le budget', 'La commune et son budget', 'Autre']
  expect(await titlesFound('le budget de la commune', budgets)).toEqual(['La commune et son budget', 'Le budget'])
})

test('where nothing is found there are links to other help, and the message contains the search', async () => {
  const { dialog, user, router } = await searchFor('wxyzwxyz', '/accessibilite', 'en')
  expect(await dialog.findByRole('heading', { name: 'Most read pages' })).toBeVisible()
  const finder = dialog.getByRole('link', { name: 'Find my case in three questions' })
  expect(finder).toHaveAttribute('href', '/en/trouver-mon-cas')
  await user.click(dialog.getByRole('link', { name: 'Write to CDEC with these words' }))
  const message = await screen.findByRole('textbox', { name: /^Message/ })
  await vi.waitFor(() => expect(message).toHaveDisplayValue(/wxyzwxyz/))
  expect(router.state.location.href).toBe('/contact_us')
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

test.each([
  ['C.N.P.S.', 'Fonds de la CNPS'],
  ['C. D. E. C.', 'La cdec'],
  ['N.I.U', 'Le NIU en ligne'],
  ['cdec', 'La C.D.E.C. a ouvert'],
  ['cnps', 'Fonds de la C. N. P. S. gardés'],
])('“%s” finds “%s”', async (text, title) => {
  const index = createSearchIndex(words)
  await index.replace('a', [{ id: '1', kind: 'pages', label: { id: 'a' }, title, text: '', to: '/' }])
  expect(index.search(text)).toMatchObject({ documents: [{ title }] })
})
