import { play } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { findSettled } from '@tests/support/find-settled'
import { openApp } from '@tests/support/open-app'
import { withProvider } from '@tests/support/with-provider'
import { beforeEach, describe, expect, test, vi } from 'vitest'

withProvider()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('an interview', () => {
  const path = '/interviews/eau-electricite-la-caution-en-clair'

  test('that does not exist shows a message', async () => {
    await openApp('/interviews/inconnue')
    expect(await screen.findByText('Cette interview n’existe pas, ou n’est plus en ligne.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Retour aux interviews' })).toBeInTheDocument()
  })

  test('that could not be read can be asked for again', async () => {
    play('failing')
    const { user } = await openApp(path)
    expect(await screen.findByText('Cette page n’a pas pu être chargée.')).toBeInTheDocument()
    play('normal')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await heading('Eau, électricité\u00a0: la caution en clair')
  })

  test('gives the page its name back when it is left', async () => {
    const { user } = await openApp(path)
    await heading('Eau, électricité\u00a0: la caution en clair')
    await user.click(screen.getByRole('link', { name: 'Retour aux interviews' }))
    await heading('Interviews')
    expect(document.title).toBe('Interviews · CDEC Cameroun')
  })

  test('does nothing that hostile HTML asks', async () => {
    play('hostile')
    const { container } = await openApp('/interviews')
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0))
    await waitFor(() =>
      expect(container.querySelectorAll('script, iframe, object, form:not(footer form)')).toHaveLength(0),
    )
    for (const element of container.querySelectorAll('article *'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/)
        if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i)
      }
  })
})

describe('the news', () => {
  test('are cards, the newest first and the undated last, each leading to its page', async () => {
    await openApp('/actualites')
    const title = await screen.findByRole('heading', { level: 2, name: 'L’inscription en ligne est ouverte' })
    const card = title.closest('li')
    expect(card).toHaveTextContent('12 octobre 2026')
    expect(card).toHaveTextContent('Usagers et partenaires peuvent créer leur compte depuis le site.')
    const link = within(card ?? document.body).getByRole('link')
    expect(title).toContainElement(link)
    expect(link).toHaveAttribute('href', '/actualites/l-inscription-en-ligne-est-ouverte')
    const first = screen.getByRole('main').querySelector('article')
    expect(first).toHaveTextContent('L’inscription en ligne est ouverte')
    // All cards are rendered for printing.
    fireEvent(window, new Event('beforeprint'))
    const last = [...screen.getByRole('main').querySelectorAll('article')].at(-1)
    expect(last).toHaveTextContent('Date inconnue')
  })

  test('are reached from the menu, the footer and the home page', async () => {
    const { user, router } = await openApp('/')
    const main = within(screen.getByRole('main'))
    const section = main.getByRole('heading', { name: 'La vie de l’institution' }).closest<HTMLElement>('#actualites')
    await user.click(within(section ?? document.body).getByRole('link', { name: 'Toutes les actualités' }))
    expect(router.state.location.pathname).toBe('/actualites')
    await heading('Actualités')
    const menu = within(screen.getAllByRole('navigation', { name: 'Navigation principale' })[0] ?? document.body)
    expect(menu.getByRole('link', { name: 'Toutes les actualités', hidden: true })).toHaveAttribute(
      'href',
      '/actualites',
    )
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute('href', '/actualites')
    // The specification's link leads to the section of the home page.
    expect(footer.getByRole('link', { name: 'Actualités' })).toHaveAttribute('href', '/#actualites')
  })
})

describe('a news item', () => {
  const path = '/actualites/l-inscription-en-ligne-est-ouverte'

  test('that does not exist shows a message and leads to all news', async () => {
    const { user } = await openApp('/actualites/inconnue')
    expect(await screen.findByText('Cette actualité n’existe pas, ou n’est plus en ligne.')).toBeInTheDocument()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Toutes les actualités' }))
    await heading('Actualités')
  })

  test('opens its photos large, turns with the arrow keys, wraps, and gives the focus back', async () => {
    const { user } = await openApp(path)
    await heading('L’inscription en ligne est ouverte')
    const second = screen.getByRole('button', { name: 'Agrandir la photo 2' })
    await user.click(second)
    const large = screen.getByRole('dialog', { name: 'Photo 2 sur 3' })
    expect(within(large).getByRole('img')).toHaveAttribute('src', '/api/files/pictures/shield-2.svg')
    fireEvent.keyDown(large, { key: 'ArrowRight' })
    expect(screen.getByRole('dialog', { name: 'Photo 3 sur 3' })).toBeInTheDocument()
    fireEvent.keyDown(large, { key: 'ArrowRight' })
    expect(screen.getByRole('dialog', { name: 'Photo 1 sur 3' })).toBeInTheDocument()
    await user.click(within(large).getByRole('button', { name: 'Photo précédente' }))
    expect(screen.getByRole('dialog', { name: 'Photo 3 sur 3' })).toBeInTheDocument()
    fireEvent.keyDown(large, { key: 'Escape' })
    expect(screen.queryByRole('dialog', { name: /^Photo/ })).not.toBeInTheDocument()
    expect(second).toHaveFocus()
  })
})

describe('the bulletin', () => {
  test('brings the four kinds together by month, newest first', async () => {
    await openApp('/infocdec')
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(20))
    await waitFor(() => {
      const [month] = screen.getAllByRole('heading', { level: 2 })
      expect(month).toHaveTextContent('octobre 2026')
    })
    const entry = screen.getByRole('link', { name: 'L’inscription en ligne est ouverte' })
    expect(entry).toHaveAttribute('href', '/actualites/l-inscription-en-ligne-est-ouverte')
    expect(entry.closest('li')).toHaveTextContent('Actualité')
    const main = within(screen.getByRole('main'))
    for (const kind of ['Communiqué', 'Publication', 'Interview', 'Actualité'])
      expect(main.getAllByText(kind).length).toBeGreaterThan(0)
    const dates = [...document.querySelectorAll('main time')].map((time) =>
      Date.parse(time.getAttribute('datetime') ?? ''),
    )
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })

  test('names a document’s type and that it opens in a new tab', async () => {
    await openApp('/infocdec')
    const link = await screen.findByRole('link', { name: /^Ouverture de l’espace usager \(PDF\)/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleName(/nouvel onglet/)
  })

  test('is printed on demand', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = await openApp('/infocdec')
    await user.click(screen.getByRole('button', { name: 'Imprimer' }))
    expect(print).toHaveBeenCalledOnce()
  })

  test('without anything shows a message', async () => {
    play('empty')
    await openApp('/infocdec')
    await findSettled('Aucun bulletin disponible pour le moment.')
  })
})

test('in English', async () => {
  await openApp('/actualites/avis-de-recrutement-publie', { locale: 'en' })
  await heading('Recruitment notice published')
  expect(screen.getByText('No image available')).toBeInTheDocument()
})
