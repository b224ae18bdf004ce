import { play, server } from '@mocks/server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cachedRows } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { provide } from '../support/provide'
import { withProvider } from '../support/with-provider'

withProvider()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const main = () => within(screen.getByRole('main'))
/** Makes the provider answer three publications. */
const provideFewPublications = () =>
  provide(
    'publications',
    ['Guide', 'Rapport', 'L’e\uFB00et du co\u00ADdé\u200Bveloppement'].map((title, n) => ({ id: n + 1, title })),
  )

test.each([communications, actualites])(
  '$page.path has the newest first, of one day what corrects the older one, and the undated last, where the provider answers the oldest first',
  async (list) => {
    const dates = ['', '2024-05-02', '2025-01-31T09:00:00', '2026-03-01', '2026-03-01']
    const rows = dates.map((date, n) => {
      const title = `Titre ${n}`
      return { id: n + 1, slug: `s${n}`, title, titre: title, [list.date]: date }
    })
    play('laravel oldest first')
    provide(list.name, rows)
    const { queryClient } = await openApp(list.page.path)
    await screen.findByRole('heading', { level: 2, name: 'Titre 4' })
    fireEvent(window, new Event('beforeprint'))
    const titles = main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent?.trim())
    expect(titles).toEqual(['Titre 4', 'Titre 3', 'Titre 2', 'Titre 1', 'Titre 0'])
    // Whatever else shows, prefetches or announces rows takes the first ones.
    expect(cachedRows(queryClient, list, 'fr').map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  },
)

test('a late provider that answers in pages shows the first one at once, and that more is coming', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const row = (id: number) => ({ id, title: `Rapport ${id}` })
  server.use(
    http.get('*/api/publications', async ({ request }) => {
      const page = request.url.includes('page=2') ? 2 : 1
      if (page === 2) await released
      return HttpResponse.json({ data: [row(page)], meta: { current_page: page, last_page: 2 } })
    }),
  )
  await openApp('/publications')
  expect(await main().findByRole('heading', { level: 2, name: 'Rapport 1' })).toBeVisible()
  expect(main().getByText('Chargement de la suite…')).toBeVisible()
  release()
  expect(await main().findByRole('heading', { level: 2, name: 'Rapport 2' })).toBeVisible()
  expect(main().queryByText('Chargement de la suite…')).toBeNull()
})

test('the press releases are filtered by what their titles begin with, and the press finds whom to ask', async () => {
  provide('communications', [
    { id: 1, title: 'Mise en garde : faux agents' },
    { id: 2, title: 'Avis' },
  ])
  await openApp('/communique?type=mises-en-garde')
  expect(await main().findByRole('heading', { level: 2, name: /^Mise en garde/ })).toBeVisible()
  expect(main().getAllByRole('article')).toHaveLength(1)
  expect(main().getByRole('link', { name: 'Contact presse' })).toHaveAttribute('href', '/contact_us#presse')
  expect(main().getByRole('link', { name: 'Recevoir les communiqués' })).toHaveAttribute('href', '#lettre-information')
  expect(screen.getByRole('heading', { name: 'Lettre d’information' })).toHaveAttribute('id', 'lettre-information')
})

test('the regulatory texts stand under their kinds, are found by kind and year, and a folded kind opens for a link, each time', async () => {
  const { user, router } = await openApp('/textes_reglementaires')
  const kinds = () => main().getAllByRole('heading', { level: 2 })
  await main().findByRole('button', { name: 'Lois' })
  expect(kinds().map(({ textContent }) => textContent)).toEqual([
    'Lois',
    'Décrets',
    'Instructions',
    'Procédures',
    'Autres textes',
  ])
  await user.selectOptions(main().getByRole('combobox', { name: 'Type' }), 'Décrets')
  await user.selectOptions(main().getByRole('combobox', { name: 'Année' }), '2011')
  expect(router.state.location.search).toEqual({ type: 'decrets', annee: 2011 })
  await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('1 résultat'))
  expect(main().getByRole('link', { name: /^Décret n°\s2011/ })).toBeVisible()
  await user.type(main().getByRole('searchbox', { name: 'Rechercher un texte' }), 'rien de tel')
  await user.click(await main().findByRole('button', { name: 'Tout afficher' }))
  expect(router.state.location.search).toEqual({})
  expect(kinds()).toHaveLength(5)
  expect(main().getByRole('searchbox')).toHaveValue('')

  await user.click(main().getByRole('button', { name: 'Lois' }))
  const row = main()
    .getAllByRole('listitem', { hidden: true })
    .find(({ id }) => id.startsWith('reglementations-'))
  expect(row).not.toBeVisible()
  await act(() => router.navigate({ to: '/textes_reglementaires', hash: row?.id ?? '' }))
  expect(row).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Lois' }))
  await act(() => router.navigate({ to: '/textes_reglementaires', hash: row?.id ?? '' }))
  expect(row).toBeVisible()
})

describe('the search of a list', () => {
  beforeEach(provideFewPublications)

  test('shows what the address says, after Back and after the menu', async () => {
    const { user, router } = await openApp('/publications?q=guide')
    const field = main().getByRole('searchbox')
    expect(field).toHaveValue('guide')
    await user.clear(field)
    await user.type(field, 'rapport')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'rapport' }))
    await act(() => router.navigate({ to: '/publications' }))
    expect(field).toHaveValue('')
    await act(async () => router.history.back())
    expect(field).toHaveValue('rapport')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).getByRole('link', { name: 'Accueil' }),
    )
    await act(async () => router.history.back())
    await waitFor(() => expect(main().getByRole('searchbox')).toHaveValue('rapport'))
  })

  // Safari refuses more than a hundred changes of the address in half a minute.
  test('a key that is held down changes the address once', async () => {
    const { router } = await openApp('/publications')
    const replaced = vi.spyOn(router.history, 'replace')
    const field = main().getByRole('searchbox')
    for (let length = 1; length <= 150; length += 1) fireEvent.change(field, { target: { value: 'e'.repeat(length) } })
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'e'.repeat(150) }))
    expect(replaced).toHaveBeenCalledOnce()
  })

  test('finds words in any order, whatever the apostrophes, ligatures and invisible signs, and announces how many', async () => {
    const { user } = await openApp('/publications')
    await screen.findAllByRole('article')
    const region = main().getByRole('status')
    expect(region).toHaveTextContent('')
    const field = main().getByRole('searchbox')
    await user.type(field, "CODEVELOPPEMENT l'effet")
    await waitFor(() => expect(region).toHaveTextContent('1 résultat'))
    await user.type(field, ' guide')
    await waitFor(() => expect(region).toHaveTextContent('0 résultat'))
  })
})

test('the identifier of a video that is none makes no address', async () => {
  provide('videos', [{ id: 1, title: 'Piège', youtube_id: '../../evil?x=1' }])
  await openApp('/mediatheque')
  expect(await screen.findByText('Cette vidéo n’est pas disponible.')).toBeVisible()
  expect(main().queryByRole('link', { name: /YouTube/ })).toBeNull()
  expect(main().queryByRole('img')).toBeNull()
})

// What a storage that refuses costs is in tests/browser/offline-storage.test.ts.
test('a list is shown where the storage has what nobody can read', async () => {
  provideFewPublications()
  localStorage.setItem('cdec-cache', '{"half')
  localStorage.setItem('locale', '{"a":1}')
  localStorage.setItem('token', 'with a\nline')
  await openApp('/publications')
  expect(await screen.findAllByRole('article')).toHaveLength(3)
})

test('a video that a search leaves out does not begin again by itself', async () => {
  const { user } = await openApp('/mediatheque')
  const [watch = document.body] = await main().findAllByRole('button', { name: /^Regarder/ })
  await user.click(watch)
  expect(document.querySelector('iframe')).not.toBeNull()
  const field = main().getByRole('searchbox')
  await user.type(field, 'rien de tel')
  await user.click(await main().findByRole('button', { name: 'Tout afficher' }))
  await main().findAllByRole('button', { name: /^Regarder/ })
  expect(document.querySelector('iframe')).toBeNull()
})

describe('an address that names one row', () => {
  const named = (id: number) => main().findByRole('heading', { name: `Avis ${id}` })
  const isFocused = () => waitFor(async () => expect((await named(35)).closest('#communications-35')).toHaveFocus())
  // More than are drawn at first.
  const rows = Array.from({ length: 40 }, (_, n) => ({
    id: n + 1,
    title: `Avis ${n + 1}`,
    description: 'Un long texte. '.repeat(20),
    communication_date: '2026-01-01',
  }))
  beforeEach(() => provide('communications', rows))

  test('leads to the last rows of a list that arrives late; the browser’s own search finds them', async () => {
    const release = hold('*/api/communications', 'get')
    await openApp('/communique#communications-35')
    await main().findByText('Chargement…')
    const seen: (string | undefined)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.id)
    })
    release()
    await isFocused()
    // Into view, and announced by its focus.
    expect(seen).toEqual(['communications-35'])
    // Drawn in idle time.
    expect(await named(40)).toBeInTheDocument()
  })

  test('says that the filters hide it, and one press shows it; or that it is no longer in the list', async () => {
    const { user, router } = await openApp('/communique?q=introuvable#communications-35')
    const note = await main().findByText(
      'La recherche ou les choix de cette page masquent le contenu que vous cherchez.',
    )
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toContainElement(note)
    await user.click(main().getByRole('button', { name: 'Tout afficher' }))
    await isFocused()
    expect(router.state.location).toMatchObject({ search: {}, hash: 'communications-35' })
    await act(() => router.navigate({ to: '/communique', hash: 'communications-41' }))
    expect(await main().findByText(/n’est pas, ou n’est plus, dans cette liste/)).toBeVisible()
  })

  test('“Lire la suite” opens one text beside another, and leaves the address; Back finds them open', async () => {
    const { user, router } = await openApp('/communique')
    const more = (id: number) => main().findByRole('button', { name: new RegExp(`^Lire la suite.*\\b${id}$`) })
    const less = (id: number) => main().getByRole('button', { name: new RegExp(`^Réduire.*\\b${id}$`) })
    await user.click(await more(40))
    await user.click(await more(39))
    expect(less(40)).toHaveAttribute('aria-expanded', 'true')
    expect(router.state.location.href).toBe('/communique')
    await act(() => router.navigate({ to: '/missions' }))
    act(() => router.history.back())
    await more(38)
    await user.click(less(40))
    expect(less(39)).toBeVisible()
    await user.click(less(39))
    // A link opens it, and the same link opens it again.
    for (const _ of [1, 2]) {
      await act(() => router.navigate({ to: '/communique', hash: 'communications-39' }))
      await user.click(less(39))
    }
  })

  test('a search typed where the address names a row keeps the focus', async () => {
    const { user } = await openApp('/communique?q=35&annee=2026#communications-35')
    await main().findByRole('button', { name: /^Réduire.*\b35$/ })
    const field = main().getByRole('searchbox')
    await user.type(field, 'x')
    await main().findByRole('button', { name: 'Tout afficher' })
    await user.type(field, '{Backspace}')
    await named(35)
    expect(field).toHaveFocus()
  })
})
