import { play } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { provide } from '@tests/support/provide'
import { withProvider } from '@tests/support/with-provider'
import { beforeEach, expect, test, vi } from 'vitest'

withProvider()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('an interview that could not be read can be asked for again', async () => {
  play('failing')
  const { user } = await openApp('/interviews/eau-electricite-la-caution-en-clair')
  expect(await screen.findByText('Le contenu de cette page n’a pas pu être chargé.')).toBeInTheDocument()
  play('normal')
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  await heading('Eau, électricité\u00a0: la caution en clair')
})

test('a news item opens its photos large, turns with the arrow keys, wraps, and gives the focus back', async () => {
  const { user } = await openApp('/actualites/l-inscription-en-ligne-est-ouverte')
  await heading('L’inscription en ligne est ouverte')
  const second = screen.getByRole('button', { name: 'Agrandir la photo 2' })
  await user.click(second)
  const large = screen.getByRole('dialog', { name: 'Photo 2 sur 3' })
  expect(within(large).getByRole('img')).toHaveAttribute('src', '/api/files/pictures/shield-2.svg')
  fireEvent.keyDown(large, { key: 'ArrowRight' })
  fireEvent.keyDown(large, { key: 'ArrowRight' })
  expect(screen.getByRole('dialog', { name: 'Photo 1 sur 3' })).toBeInTheDocument()
  await user.click(within(large).getByRole('button', { name: 'Photo précédente' }))
  expect(screen.getByRole('dialog', { name: 'Photo 3 sur 3' })).toBeInTheDocument()
  fireEvent.keyDown(large, { key: 'Escape' })
  expect(screen.queryByRole('dialog', { name: /^Photo/ })).not.toBeInTheDocument()
  expect(second).toHaveFocus()
})

test('a news item ends with the others and the newsletter, and is printed with its own address', async () => {
  await openApp('/actualites/l-inscription-en-ligne-est-ouverte', { locale: 'en' })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/actualites')
  const newsletter = main.getByRole('link', { name: 'Receive the news by email' })
  expect(document.querySelector(newsletter.getAttribute('href') ?? '')).toBeVisible()
  expect(
    screen.getByText(/https:\/\/www\.cdec\.example\/en\/actualites\/l-inscription-en-ligne-est-ouverte$/),
  ).toBeInTheDocument()
})

test.each(['/actualites', '/infocdec'])(
  '%s shows the beginning of a text without its links, of which those that are cut off would take the focus unseen',
  async (path) => {
    const description = '<p>Un <strong>texte</strong> et <a href="https://exemple.cm">son lien</a></p>'
    provide('actualites', [{ id: 1, slug: 'un', titre: 'Un récit', description, datePublication: '2027-01-01' }])
    await openApp(path)
    const main = within(await screen.findByRole('main'))
    expect((await main.findByText('texte')).closest('p')).toHaveTextContent('Un texte et son lien')
    expect(main.queryByRole('link', { name: /son lien/ })).toBeNull()
  },
)

test('the bulletin brings the four kinds together by month, newest first, and is printed', async () => {
  const { user } = await openApp('/infocdec')
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('octobre 2026'))
  const entry = screen.getByRole('link', { name: 'L’inscription en ligne est ouverte' })
  expect(entry).toHaveAttribute('href', '/actualites/l-inscription-en-ligne-est-ouverte')
  expect(entry.closest('li')).toHaveTextContent('Actualité')
  const main = within(screen.getByRole('main'))
  for (const kind of ['Communiqué', 'Publication', 'Interview', 'Actualité'])
    expect((await main.findAllByText(kind)).length).toBeGreaterThan(0)
  const dates = [...document.querySelectorAll('main time')].map((time) =>
    Date.parse(time.getAttribute('datetime') ?? ''),
  )
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  const pdf = screen.getByRole('link', { name: /^Ouverture de l’espace usager \(PDF\).*nouvel onglet/ })
  expect(pdf).toHaveAttribute('target', '_blank')
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Imprimer' }))
  expect(print).toHaveBeenCalledOnce()
})
