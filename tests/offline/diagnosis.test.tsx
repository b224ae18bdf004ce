import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fewRows } from '../support/few-rows'
import { openApp } from '../support/open-app'
import { standIn } from '../support/stand-in'
import { withProvider } from '../support/with-provider'

withProvider(fewRows)

const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling

test('the page tells what can be read without a network, when it was last read, and how much room it takes', async () => {
  standIn(navigator, 'storage', { estimate: async () => ({ usage: 3_400_000, quota: 2_000_000_000 }) })
  const first = await openApp('/hors-ligne')
  expect(await fact('Dernière lecture')).toHaveTextContent('Aucune pour le moment')
  expect(screen.getByText(/^Les pages de l’institution et des services, et le guide/)).toBeInTheDocument()
  await first.router.navigate({ to: '/publications' })
  await screen.findByRole('heading', { level: 1, name: 'Publications' })
  await screen.findAllByRole('heading', { level: 2 })
  await first.router.navigate({ to: '/hors-ligne' })
  expect(await fact('Dernière lecture')).toHaveTextContent(/^\d+ \S+ à \d\d:\d\d$/)
  expect(await fact('Place occupée')).toHaveTextContent('3,4 Mo')
  expect(await fact('Lecture sans réseau')).not.toHaveTextContent('Prête')
  await first.user.click(screen.getByText('Ce qui se lit sans réseau'))
  const lists = within(screen.getByText(/et ces listes/).closest('p')?.parentElement ?? document.body)
  expect(lists.getAllByRole('link').map((link) => link.textContent)).toEqual(['Publications'])
})

test('what the browser has erased is not said to be ready', async () => {
  standIn(navigator, 'serviceWorker', { ready: Promise.resolve({}), getRegistration: async () => ({}) })
  vi.stubGlobal('caches', { match: async () => undefined })
  await openApp('/hors-ligne')
  await vi.waitFor(async () => expect(await fact('Lecture sans réseau')).toHaveTextContent(/^Incomplète/))
})

test('where the browser can keep no site, as in a private window, asking for all of it ends with a message', async () => {
  const { user } = await openApp('/hors-ligne')
  await user.click(await screen.findByRole('button', { name: /^Tout garder maintenant/ }))
  expect(await screen.findByText('Une partie du site n’a pas pu être gardée. Réessayez plus tard.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Tout garder maintenant/ })).toBeVisible()
})
