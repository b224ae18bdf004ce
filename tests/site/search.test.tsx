import { reset, server } from '@mocks/server'
import { act, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '@/i18n/locale'
import { excerpt, findEntries, fold, searchEntry } from '@/site/search/search-entry'
import { openApp } from '../support/open-app'

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // Its file is fetched on first use; how long the test runner takes to make it is no part of the story.
  await import('@/site/search/search-dialog')
})
beforeEach(() => reset())
afterAll(() => server.close())

test('the search opens from the header and finds pages, activities and documents, whatever accents and case', async () => {
  const { user, router } = await openApp('/accessibilite')
  await user.click(screen.getByRole('button', { name: 'Rechercher' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  expect(dialog.getByRole('status')).toHaveTextContent('Écrivez au moins deux lettres.')
  await user.click(dialog.getByRole('searchbox'))
  await user.paste('DEPOTS notaires')
  expect(await dialog.findByRole('region', { name: /^Services/ })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Effacer la recherche' }))
  expect(dialog.getByRole('searchbox')).toHaveFocus()
  await user.paste('consignataire')
  const publications = within(await dialog.findByRole('region', { name: /^Publications/ }))
  await user.click(publications.getByRole('link', { name: /^Guide du consignataire/ }))
  expect(router.state.location.pathname).toBe('/publications')
  const found = await screen.findByRole('heading', { level: 2, name: 'Guide du consignataire' })
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

test.each<[Locale, string, string, string]>([
  ['fr', 'horaires', 'Contact', '/contact_us'],
  ['en', 'hours', 'Contact', '/contact_us'],
  ['fr', 'connexion', 'Connexion', '/login'],
])('%s: “%s” finds the page %s', async (locale, searched, name, path) => {
  const { user } = await openApp('/accessibilite', { locale })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('searchbox'))
  await user.paste(searched)
  const pages = within(await dialog.findByRole('region', { name: /^Pages/ }))
  expect(pages.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path)
})

test('⌘K opens it as well', async () => {
  const { user } = await openApp('/accessibilite')
  await user.keyboard('{Meta>}k{/Meta}')
  expect(await screen.findByRole('dialog', { name: 'Rechercher sur le site' })).toBeVisible()
})

test('it works offline over the static pages and what was read before', async () => {
  const { user } = await openApp('/communique')
  await screen.findAllByRole('article')
  server.close()
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  await user.click(dialog.getByRole('searchbox'))
  await user.paste('consignations')
  expect(await dialog.findByRole('region', { name: /^Communiqués/ })).toBeVisible()
  expect(dialog.getByRole('region', { name: /^Pages/ })).toBeVisible()
  server.listen({ onUnhandledRequest: 'error' })
})

test('it speaks the reader’s language', async () => {
  const { user } = await openApp('/accessibilite', { locale: 'en' })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the site' }))
  await user.click(dialog.getByRole('searchbox'))
  await user.paste('electricity')
  expect(
    await dialog.findByRole('link', { name: /^Guarantees held by water and electricity companies/ }),
  ).toHaveAttribute('href', '/cas/garantie-eau-electricite')
})

test('accents, case, ligatures and tags do not count', () => {
  expect(fold('Émoluments de <b>main-d’Œuvre</b>&nbsp;pénale')).toBe("emoluments de main-d'oeuvre penale")
})

test('what is in the title comes before what is in the text', () => {
  const entries = ['Autre chose', 'Un dépôt'].map((title) =>
    searchEntry({ id: title, title, text: 'un depot', to: '/' }),
  )
  expect(findEntries(entries, ['depot']).map(({ title }) => title)).toEqual(['Un dépôt', 'Autre chose'])
})

test('an excerpt shows where a word was found', () => {
  const text = `${'Une phrase longue. '.repeat(20)}La mainlevée est donnée. ${'Et la suite. '.repeat(20)}`
  const shown = excerpt(text, ['mainlevee'])
  expect(shown).toContain('mainlevée')
  expect(shown.length).toBeLessThan(160)
})

test('two thousand publications are searched without a freeze', () => {
  const entries = Array.from({ length: 2000 }, (_, index) =>
    searchEntry({ id: String(index), title: `Rapport ${index}`, text: 'Comptes et dépôts de l’année', to: '/' }),
  )
  const begun = process.cpuUsage()
  expect(findEntries(entries, ['depots', '1999'])).toHaveLength(1)
  expect(process.cpuUsage(begun).user).toBeLessThan(100_000)
})

async function searchFor(text: string, { locale = 'fr' }: { locale?: 'fr' | 'en' } = {}) {
  const opened = await openApp('/accessibilite', { locale })
  await opened.user.keyboard('{Control>}k{/Control}')
  const name = locale === 'fr' ? 'Rechercher sur le site' : 'Search the site'
  const dialog = within(await screen.findByRole('dialog', { name }))
  await opened.user.click(dialog.getByRole('searchbox'))
  await opened.user.paste(text)
  return { ...opened, dialog }
}

test.each([
  ['depot', 'fr', 'Dépôts', '/depot'],
  ['deposit', 'en', 'Deposits', '/depot'],
  ['guide', 'fr', 'Guide des utilisateurs', '/guide_utilisateurs'],
  ['contact', 'en', 'Contact', '/contact_us'],
  ['interviews', 'fr', 'Interviews', '/interviews'],
] as const)('“%s” (%s) gives the page “%s” first', async (text, locale, title, path) => {
  const { dialog } = await searchFor(text, { locale })
  const region = await dialog.findAllByRole('region')
  const [first] = within(region[0] ?? document.body).getAllByRole('link')
  expect(first).toHaveAttribute('href', path)
  expect(first?.querySelector('strong')).toHaveTextContent(title)
})

test('exact titles, then beginnings, whole words and parts of words, titles before texts, short ones before long ones', () => {
  const titles = [
    'Cautions de dépôt',
    'Redépôts',
    'Dépôts et autres sommes',
    'Autre',
    'Dépôts',
    'Dépôt',
    'Le long dépôt d’un autre',
  ]
  const entries = titles.map((title) => searchEntry({ id: title, title, text: 'Un dépôt.', to: '/' }))
  expect(findEntries(entries, ['depot']).map(({ title }) => title)).toEqual([
    'Dépôt',
    'Dépôts',
    'Dépôts et autres sommes',
    'Cautions de dépôt',
    'Le long dépôt d’un autre',
    'Redépôts',
    'Autre',
  ])
})

test.each([
  ['consingation', 'fr', /^consignations?$/, 'Pages les plus lues'],
  ['depositz', 'en', /^deposits?$/, 'Most read pages'],
] as const)(
  '“%s” (%s) finds nothing, and offers the nearest words and the most read pages',
  async (text, locale, word, pages) => {
    const { dialog, user } = await searchFor(text, { locale })
    expect(await dialog.findByRole('heading', { name: pages })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Publications' })).toHaveAttribute('href', '/publications')
    await user.click((await dialog.findAllByRole('button', { name: word }))[0] ?? document.body)
    expect((await dialog.findAllByRole('region')).length).toBeGreaterThan(0)
  },
)

test.each([
  ['dépôt de garantie du loyer', 'fr', 'Ce qui s’en approche', /^Dépôts/],
  ['the annual budget report', 'en', 'What comes close', /^Annual report/],
] as const)(
  '“%s” (%s), which nothing holds whole, gives what holds the most of it',
  async (text, locale, name, first) => {
    const { dialog } = await searchFor(text, { locale })
    const near = await dialog.findByRole('region', { name: new RegExp(`^${name}`) })
    expect(within(near).getAllByRole('link')[0]).toHaveAccessibleName(first)
    expect(dialog.queryByRole('heading', { name: /Pages les plus lues|Most read pages/ })).toBeNull()
  },
)

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
