import { play, requests } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../setup'
import { passTime } from '../support/screen'
import { openAdmin, seeText, withAdmin } from './open-admin'

withAdmin()

describe('signing in to the back office', () => {
  test.each([
    ['/ADMIN/Publications?sort=title', '/Admin/publications?sort=title'],
    ['/admin', '/Admin/dashboard'],
  ])('%s is %s', async (written, canonical) => {
    const { router } = await openAdmin(written)
    await waitFor(() => expect(router.state.location.href).toBe(canonical))
  })

  test('a provider that cannot say who one is lets nobody in', async () => {
    play('failing', { only: '/api/me' })
    expectConsoleError(/Erreur interne du serveur/)
    await openAdmin('/Admin/slides')
    await seeText('L’administration ne peut pas s’ouvrir')
    expect(screen.queryByRole('navigation', { name: 'Menu de l’administration' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Read the site in English$/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  })
})

test('a back office that is opened while the provider asks for a pause says how long, and opens by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  play('rate limited', { only: '/api/me' })
  expectConsoleError(/429|ApiError/)
  await openAdmin('/Admin/slides')
  await seeText(/^Le service reçoit trop de demandes : une nouvelle tentative part d’elle-même dans 5 secondes\.$/)
  play('normal')
  await passTime(5000)
  expect(await screen.findByRole('navigation', { name: 'Menu de l’administration' })).toBeVisible()
})

test('an address of no screen says so, within the shell', async () => {
  const { user } = await openAdmin('/Admin/nulle-part')
  expect(await screen.findByRole('heading', { level: 1, name: 'Écran introuvable' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Ouvrir le tableau de bord' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  expect(document.title).toBe('Tableau de bord · Administration CDEC')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('one button of the dashboard reads all of it again when nothing could be read', async () => {
  play('failing', { only: '/api/users' })
  const { user } = await openAdmin('/Admin/dashboard')
  await seeText('Certaines données n’ont pas pu être chargées.')
  expect(await screen.findAllByText('Chargement impossible.')).toHaveLength(4)
  const [retry, ...others] = screen.getAllByRole('button', { name: 'Réessayer' })
  expect(others).toEqual([])
  play('normal')
  await user.click(retry ?? document.body)
  await seeText('40')
  expect(await screen.findByRole('table', { name: 'Utilisateurs récents' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Certaines données n’ont pas pu être chargées.')).toBeNull())
})

test('Ctrl+K: a screen or its form by a few letters, without accents, with the keyboard alone, and no request', async () => {
  const { user, router } = await openAdmin('/Admin/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })
  await screen.findByRole('table', { name: 'Utilisateurs récents' })
  const before = requests().length
  await user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Aller à…' })
  const field = within(dialog).getByRole('combobox', { name: 'Écran ou action' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('telespect')
  expect(await within(dialog).findByText(/Rien ne correspond/)).toHaveRole('status')
  await user.clear(field)
  await user.keyboard('reglementation')
  const [first, second] = await within(dialog).findAllByRole('option', { name: /réglementation/i })
  await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'))
  expect(field).toHaveAttribute('aria-activedescendant', first?.id)
  expect(requests()).toHaveLength(before)
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'))
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/reglementations'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(await screen.findByRole('button', { name: /Aller à…/ }))
  const again = within(await screen.findByRole('dialog', { name: 'Aller à…' }))
  await user.click(await again.findByRole('option', { name: 'Ajouter une mission' }))
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/Admin\/missions\?open=create/))
  expect(await screen.findByRole('dialog', { name: 'Ajouter une mission' })).toBeVisible()
})
