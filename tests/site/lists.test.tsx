import { play, server } from '@mocks/server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cachedRows } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import { interviews } from '@/contract/rows/interviews'
import { publications } from '@/contract/rows/publications'
import { videos } from '@/contract/rows/videos'
import { findSettled } from '../support/find-settled'
import { firstOf } from '../support/full'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { standIn } from '../support/stand-in'
import { withProvider } from '../support/with-provider'

const warn = vi.fn()

withProvider()
beforeEach(() => {
  warn.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

const screens = [
  { path: '/textes_reglementaires', title: 'Textes réglementaires', english: 'Regulatory texts', rows: 6 },
  { path: '/mediatheque', title: 'Médiathèque', english: 'Media library', rows: 20 },
  { path: '/communique', title: 'Communiqués', english: 'Press releases', rows: 30 },
  { path: '/publications', title: 'Publications', english: 'Publications', rows: 30 },
  { path: '/actualites', title: 'Actualités', english: 'News', rows: 25 },
]

describe('a provider that answers the oldest first, and an undated row before all', () => {
  const dates = ['', '2024-05-02', '2025-01-31T09:00:00', '2026-03-01']
  const newestFirst = ['Titre 3', 'Titre 2', 'Titre 1', 'Titre 0']

  test.each([communications, publications, videos, actualites, interviews])(
    '$page.path has the newest first, and the undated last',
    async (list) => {
      const rows = dates.map((date, id) => {
        const title = `Titre ${id}`
        return { id, slug: `s${id}`, title, titre: title, [list.date]: date }
      })
      server.use(http.get(`*${list.path}`, () => HttpResponse.json(rows)))
      const { queryClient } = await openApp(list.page.path)
      await screen.findByRole('heading', { level: 2, name: 'Titre 3' })
      fireEvent(window, new Event('beforeprint'))
      expect(
        main()
          .getAllByRole('heading', { level: 2 })
          .map(({ textContent }) => textContent?.trim()),
      ).toEqual(newestFirst)
      // Whatever else shows, prefetches or announces rows takes the first ones.
      expect(cachedRows(queryClient, list, 'fr').map(({ id }) => id)).toEqual([3, 2, 1, 0])
    },
  )
})

const main = () => within(screen.getByRole('main'))
const listed = async () => {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(main().queryByText(/Chargement|Loading/)).toBeNull())
  return main()
    .queryAllByRole('listitem')
    .filter((item) => item.closest('nav') === null)
}

describe.each(firstOf(2, screens))('$path', ({ path, title, english, rows }) => {
  test('shows what the provider lists, in both languages', async () => {
    const french = await openApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await listed()).toHaveLength(rows)
    // No link of the list is marked as the present page.
    expect(main().queryByRole('link', { current: 'page' })).toBeNull()
    french.unmount()
    await openApp(path, { locale: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeVisible()
    expect(await listed()).toHaveLength(rows)
  })
})

test('/actualites shows a message when there is nothing', async () => {
  play('empty')
  await openApp('/actualites')
  await findSettled('Aucune actualité disponible pour le moment.')
})

test('nulls in every optional field leave the rows readable', async () => {
  play('missing fields')
  await openApp('/communique')
  expect(await listed()).toHaveLength(30)
})

test('no line of a title begins with its colon', async () => {
  await openApp('/communique')
  const title = await screen.findByRole('heading', { level: 2, name: /^Cautions d’eau et d’électricité/ })
  expect(title.textContent).toMatch(/^Cautions d’eau et d’électricité\u00a0: calendrier du transfert/)
})

describe('the press releases', () => {
  test('the press finds whom to ask, and how to be told', async () => {
    await openApp('/communique')
    await listed()
    expect(main().getByRole('link', { name: 'Recevoir les communiqués' })).toHaveAttribute(
      'href',
      '#lettre-information',
    )
    expect(screen.getByRole('region', { name: 'Lettre d’information' })).toHaveAttribute(
      'aria-labelledby',
      'lettre-information',
    )
    expect(main().getByRole('link', { name: 'Contact presse' })).toHaveAttribute('href', '/contact_us#presse')
  })

  test('are filtered by what their titles begin with', async () => {
    await openApp('/communique?type=mises-en-garde')
    const found = await listed()
    expect(found.length).toBeGreaterThan(0)
    for (const card of found) expect(card).toHaveTextContent(/Mise en garde/)
  })
})

describe('the regulatory texts', () => {
  test('stand under their kinds', async () => {
    await openApp('/textes_reglementaires')
    await listed()
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual(['Lois', 'Décrets', 'Instructions', 'Procédures', 'Autres textes'])
  })

  test('are found by kind and by the year that their title names, kept in the address', async () => {
    const { user, router } = await openApp('/textes_reglementaires')
    await listed()
    await user.selectOptions(main().getByRole('combobox', { name: 'Type' }), 'Décrets')
    await user.selectOptions(main().getByRole('combobox', { name: 'Année' }), '2011')
    expect(router.state.location.search).toEqual({ type: 'decrets', annee: 2011 })
    await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('1 résultat'))
    expect(main().getByRole('link', { name: /^Décret n°\s2011/ })).toBeVisible()
    await user.type(main().getByRole('searchbox', { name: 'Rechercher un texte' }), 'rien de tel')
    await user.click(await main().findByRole('button', { name: 'Tout afficher' }))
    expect(router.state.location.search).toEqual({})
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(5)
    expect(main().getByRole('searchbox')).toHaveValue('')
  })

  test('a folded kind opens for the text that a link names', async () => {
    const { user, router } = await openApp('/textes_reglementaires')
    await listed()
    const kind = main().getByRole('button', { name: 'Lois' })
    await user.click(kind)
    const row = main()
      .getAllByRole('listitem', { hidden: true })
      .find(({ id }) => id.startsWith('reglementations-'))
    expect(row).not.toBeVisible()
    await act(() => router.navigate({ to: '/textes_reglementaires', hash: row?.id ?? '' }))
    expect(row).toBeVisible()
    await user.click(kind)
    expect(row).not.toBeVisible()
  })
})

test('an address with a year and a type shows those publications alone; the search ignores accents', async () => {
  const { user } = await openApp('/publications?annee=2025&type=rapports')
  await waitFor(() => expect(main().getByRole('status')).toHaveTextContent(/^\d résultats?$/))
  expect(main().getByRole('combobox', { name: 'Année' })).toHaveValue('2025')
  await user.selectOptions(main().getByRole('combobox', { name: 'Année' }), '')
  await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('3 résultats'))
  await user.selectOptions(main().getByRole('combobox', { name: 'Type' }), '')
  await user.type(main().getByRole('searchbox'), 'remuneration')
  expect(await main().findByRole('heading', { name: /^Rémunération des dépôts/ })).toBeVisible()
})

describe('the search of a list', () => {
  test('shows what the address says, after Back and after the menu', async () => {
    const { user, router } = await openApp('/publications?q=guide')
    await listed()
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
    await listed()
    expect(main().getByRole('searchbox')).toHaveValue('rapport')
  })

  test.each(firstOf(2, ['1.50', '"350"', '350', 'true']))(
    '%s is the same in the field after the address is opened again',
    async (typed) => {
      const { user, router, unmount } = await openApp('/publications')
      await listed()
      await user.click(main().getByRole('searchbox'))
      await user.paste(typed)
      await waitFor(() => expect(router.state.location.searchStr).not.toBe(''))
      const { href, searchStr } = router.state.location
      if (!typed.includes('"')) expect(new URLSearchParams(searchStr).get('q')).toBe(typed)
      expect(main().getByRole('searchbox')).toHaveValue(typed)
      unmount()
      await openApp(href)
      await waitFor(() => expect(main().getByRole('searchbox')).toHaveValue(typed))
    },
  )

  test('an older link, with digits in quotes, opens at an address without', async () => {
    const { router } = await openApp('/publications?q=%22350%22&annee=%222026%22')
    await waitFor(() => expect(main().getByRole('searchbox')).toHaveValue('350'))
    await waitFor(() => expect(main().getByRole('combobox', { name: 'Année' })).toHaveValue('2026'))
    expect(router.state.location.href).toBe('/publications?q=350&annee=2026')
  })

  test('a key that is held down changes the address once', async () => {
    const { router } = await openApp('/publications')
    await listed()
    const replaced = vi.spyOn(router.history, 'replace')
    const field = main().getByRole('searchbox')
    for (let length = 1; length <= 150; length += 1) fireEvent.change(field, { target: { value: 'e'.repeat(length) } })
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'e'.repeat(150) }))
    expect(replaced).toHaveBeenCalledOnce()
  })

  test('finds words in any order, whatever the dashes, apostrophes, ligatures and invisible signs', async () => {
    const title = 'L’e\uFB00et des dépôts\u2011consignations sur le co\u00ADdé\u200Bveloppement de l’œuvre'
    server.use(
      http.get('*/api/publications', () =>
        HttpResponse.json([
          { id: 1, title },
          { id: 2, title: 'Autre' },
        ]),
      ),
    )
    const { user } = await openApp('/publications')
    await listed()
    await user.type(main().getByRole('searchbox'), "CODEVELOPPEMENT l'oeuvre depots-consignations l'effet")
    await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('1 résultat'))
    await user.clear(main().getByRole('searchbox'))
    await user.type(main().getByRole('searchbox'), 'effet autre')
    await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('0 résultat'))
  })
})

describe('the media library', () => {
  test('an identifier that is none makes no address', async () => {
    server.use(
      http.get('*/api/videos', () =>
        HttpResponse.json({ data: [{ id: 1, title: 'Piège', youtube_id: '../../evil?x=1' }] }),
      ),
    )
    await openApp('/mediatheque')
    expect(await screen.findByText('Cette vidéo n’est pas disponible.')).toBeVisible()
    expect(main().queryByRole('link', { name: /YouTube/ })).toBeNull()
    expect(main().queryByRole('img')).toBeNull()
  })

  // The event of the frame is the same for an error of the browser, which an answer of the provider tells from a player.
  test.each([
    ['stays', 'loaded', true],
    ['is loaded again', 'not loaded', false],
  ])('when the network drops, a player %s that is %s', async (_does, _is, answers) => {
    const { user, queryClient } = await openApp('/mediatheque')
    const [watch] = await main().findAllByRole('button', { name: /^Regarder/ })
    const frame = () => document.querySelector('main iframe')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    if (!answers) server.use(http.get('*/api/*', () => HttpResponse.error()))
    await user.click(watch ?? document.body)
    const player = frame()
    const asked = vi.spyOn(queryClient, 'fetchQuery')
    fireEvent.load(player ?? document.body)
    // The component continues with the answer before this test does.
    await act(async () => void (await Promise.allSettled(asked.mock.results.map(({ value }) => value))))
    standIn(navigator, 'onLine', false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await screen.findByText('Vous êtes hors ligne.')
    if (!answers) expect(main().getByRole('alert')).toHaveTextContent('la vidéo sera lancée dès qu’il reviendra')
    standIn(navigator, 'onLine', true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText('Vous êtes hors ligne.')).toBeNull())
    expect(frame()).toBeInstanceOf(HTMLIFrameElement)
    expect(frame() === player).toBe(answers)
  })
})

describe('damaged storage', () => {
  test.each(
    firstOf(1, [
      ['cdec-cache', '{"half'],
      ['cdec-cache', '"text"'],
      ['cdec-cache', JSON.stringify({ timestamp: Date.now(), buster: '1', clientState: { queries: 'none' } })],
      ['locale', 'xx'],
      ['locale', '{"a":1}'],
      ['token', 'with a\nline'],
    ] as const),
  )('%s with %s has no effect', async (key, value) => {
    localStorage.setItem(key, value)
    await openApp('/publications', key === 'locale' ? { locale: value as 'fr' } : {}) // a language that is none
    expect(await screen.findByRole('heading', { level: 1, name: 'Publications' })).toBeVisible()
    expect(await listed()).toHaveLength(30)
  })

  test('a cached list of the wrong shape is fetched again, not shown', async () => {
    const query = {
      queryKey: ['public', 'publications', 'list', 'fr'],
      queryHash: '["public","publications","list","fr"]',
      state: { data: '<html>', dataUpdatedAt: Date.now(), status: 'success' },
    }
    const cache = { timestamp: Date.now(), buster: '2', clientState: { queries: [query], mutations: [] } }
    localStorage.setItem('cdec-cache', JSON.stringify(cache))
    await openApp('/publications')
    expect(await listed()).toHaveLength(30)
  })

  test('how an earlier visit’s refresh ended is not reported for this one', async () => {
    const read = Date.now() - 3_600_000
    const row = { id: 1, title: 'Rapport annuel', type: 'Rapport', file: '', image: '', date: '', description: '' }
    const query = {
      queryKey: ['public', 'publications', 'list', 'fr'],
      queryHash: '["public","publications","list","fr"]',
      state: {
        data: { rows: [row] },
        dataUpdatedAt: read,
        error: null,
        errorUpdatedAt: read + 60_000,
        status: 'success',
      },
    }
    const cache = { timestamp: read, buster: '2', clientState: { queries: [query], mutations: [] } }
    localStorage.setItem('cdec-cache', JSON.stringify(cache))
    server.use(http.get('*/api/publications', () => new Promise<never>(() => undefined)))
    await openApp('/publications')
    expect(await screen.findByText('Rapport annuel')).toBeVisible()
    expect(screen.queryByText(/Le service est momentanément indisponible/)).toBeNull()
  })

  test('storage that refuses everything leaves the site working', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const { user } = await openApp('/publications')
    expect(await listed()).toHaveLength(30)
    await user.click(screen.getAllByRole('button', { name: 'Services' })[0] ?? document.body)
    vi.restoreAllMocks()
  })
})

test.each(firstOf(2, ['/mediatheque', '/interviews', '/actualites', '/communique', '/publications']))(
  '%s: what a search finds is announced in a live region that is there before',
  async (path) => {
    const { user } = await openApp(path)
    await screen.findAllByRole('article')
    const region = main().getByRole('status')
    expect(region).toHaveTextContent('')
    await user.type(main().getByRole('searchbox'), 'zzz')
    await waitFor(() => expect(region).toHaveTextContent('0 résultat'))
    await user.clear(main().getByRole('searchbox'))
    await user.type(main().getByRole('searchbox'), 'e')
    await waitFor(() => expect(region).toHaveTextContent(/^\d+ résultats?$/))
    expect(region).toBeInTheDocument()
  },
)

describe('an address that names one row', () => {
  const named = (id: number) => main().findByRole('heading', { name: `Avis ${id}` })
  const focusMoved = () => waitFor(() => expect(document.activeElement).not.toBe(document.body))
  beforeEach(() => {
    server.use(
      http.get('*/api/communications', () =>
        HttpResponse.json(
          Array.from({ length: 400 }, (_, n) => ({
            id: n + 1,
            title: `Avis ${n + 1}`,
            description: 'Un long texte. '.repeat(20),
            communication_date: '2026-01-01',
          })),
        ),
      ),
    )
  })

  test('leads to a row that comes after the 300th', async () => {
    await openApp('/communique#communications-350')
    expect((await named(350)).closest('#communications-350')).toHaveFocus()
  })

  test('leads to the row of a list that arrives late', async () => {
    const release = hold('*/api/communications', 'get')
    await openApp('/communique#communications-350')
    await main().findByText('Chargement…')
    const seen: (string | undefined)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.id)
    })
    release()
    await waitFor(async () => expect((await named(350)).closest('#communications-350')).toHaveFocus())
    // Into view, and announced by its focus.
    expect(seen).toEqual(['communications-350'])
  })

  test('says that the filters hide it; one press shows it', async () => {
    const { user, router } = await openApp('/communique?q=introuvable#communications-350')
    const note = await main().findByText(
      'La recherche ou les choix de cette page masquent le contenu que vous cherchez.',
    )
    await focusMoved()
    expect(document.activeElement).toContainElement(note)
    await user.click(main().getByRole('button', { name: 'Tout afficher' }))
    await waitFor(async () => expect((await named(350)).closest('#communications-350')).toHaveFocus())
    expect(router.state.location).toMatchObject({ search: {}, hash: 'communications-350' })
  })

  test('says that it is no longer in the list', async () => {
    await openApp('/communique#communications-401')
    const note = await main().findByText(/n’est pas, ou n’est plus, dans cette liste/)
    await focusMoved()
    expect(document.activeElement).toContainElement(note)
  })

  test('“Lire la suite” and “Réduire” keep search and year; a search typed meanwhile keeps the focus', async () => {
    const { user, router } = await openApp('/communique?q=350&annee=2026')
    await user.click(await main().findByRole('link', { name: /^Lire la suite.*\b350$/ }))
    expect(router.state.location.href).toBe('/communique?q=350&annee=2026#communications-350')
    await user.click(await main().findByRole('link', { name: /^Réduire.*\b350$/ }))
    expect(router.state.location.href).toBe('/communique?q=350&annee=2026')
    await user.click(await main().findByRole('link', { name: /^Lire la suite.*\b350$/ }))
    const field = main().getByRole('searchbox')
    await user.type(field, 'x')
    await main().findByRole('button', { name: 'Tout afficher' })
    await user.type(field, '{Backspace}')
    await named(350)
    expect(field).toHaveFocus()
  })
})

test('the rows of a list come in idle time too, so that the browser’s own search finds the last one', async () => {
  server.use(
    http.get('*/api/publications', () =>
      HttpResponse.json(Array.from({ length: 40 }, (_, n) => ({ id: n + 1, title: `Rapport ${n + 1}` }))),
    ),
  )
  await openApp('/publications')
  expect(await main().findByRole('heading', { name: 'Rapport 40' })).toBeInTheDocument()
})
