import { play } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { findSettled } from '@tests/support/find-settled'
import { openApp } from '@tests/support/open-app'
import { provide } from '@tests/support/provide'
import { openScreen, passTime } from '@tests/support/screen'
import { withProvider } from '@tests/support/with-provider'
import { beforeEach, expect, test, vi } from 'vitest'

withProvider()
beforeEach(() => {
  openScreen()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function inSection(name: string) {
  const found = screen.getByRole('heading', { name }).closest('section')
  if (found === null) throw new Error(`No section ${name}`)
  return within(found)
}

test('each part stays short however many rows the provider has, and says what it leaves out', async () => {
  const list = Array.from({ length: 200 }, (_, n) => {
    const [nom, label, titre] = ['Domaine', 'Indicateur', 'Nouvelle'].map((word) => `${word} ${n + 1}`)
    return { id: n + 1, slug: `n-${n}`, title: nom, nom, label, value: n, titre, description: 'Texte' }
  })
  for (const name of ['slides', 'domaines', 'stats', 'actualites', 'sponsors'] as const) provide(name, list)
  await openApp('/')
  const sponsors = await screen.findByRole('list', { name: 'Partenaires' })
  expect(within(sponsors).getAllByRole('listitem')).toHaveLength(60)
  expect(screen.getByRole('link', { name: 'Tous les partenaires' })).toHaveAttribute('href', '/partenaires')
  const news = await screen.findByRole('region', { name: 'Actualités' })
  expect(news.querySelectorAll('article')).toHaveLength(12)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute('href', '/actualites')
  expect(screen.getAllByText(/^… et 140 autres$/)).toHaveLength(2)
  expect(document.querySelectorAll('*').length).toBeLessThan(3000)
})

const sections = [
  'Là où nous agissons',
  'L’exercice 2023 en chiffres',
  'La vie de l’institution',
  'Ils travaillent avec nous',
]
const shown = () => sections.filter((name) => screen.queryByRole('heading', { name }) !== null)

test('sections without content are left out', async () => {
  play('empty')
  await openApp('/')
  expect(await screen.findByText('Aucun sponsor disponible.')).toBeVisible()
  await findSettled('Aucune actualité disponible pour le moment.')
  await waitFor(() => expect(shown()).toEqual(['La vie de l’institution', 'Ils travaillent avec nous']))
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
  expect(
    within(screen.getByRole('main')).queryByRole('link', { name: 'Toutes les actualités' }),
  ).not.toBeInTheDocument()
})

test('a failure shows as an error in each section, never as an empty list, and each can be read again', async () => {
  play('failing')
  const { user } = await openApp('/')
  await waitFor(() => expect(screen.getAllByText('Cette rubrique n’a pas pu être chargée.')).toHaveLength(4))
  expect(shown()).toEqual(sections)
  expect(screen.queryByText(/^Aucune? .* disponible/)).not.toBeInTheDocument()
  play('normal')
  await user.click(inSection('Ils travaillent avec nous').getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(screen.getByRole('list', { name: 'Partenaires' })).toBeInTheDocument())
})

test('nothing moves where less motion is asked for', async () => {
  const view = openScreen({ reducedMotion: true })
  await openApp('/')
  await screen.findByText('Résultat net')
  const carousels = [
    await screen.findByRole('region', { name: 'À la une' }),
    await screen.findByRole('region', { name: 'Actualités' }),
    screen.getByRole('region', { name: 'Nos services' }),
  ]
  vi.useFakeTimers()
  await view.scrollIntoSight()
  await passTime(60_000)
  for (const carousel of carousels)
    expect(within(carousel).getByRole('button', { current: true })).toHaveAccessibleName(/^Page 1 /)
  expect(document.querySelector('[data-running], [data-count]')).toBeNull()
  expect(screen.getByText('Résultat net').closest('li')).toHaveTextContent(/−1\s172/)
})
