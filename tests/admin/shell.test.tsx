import { openSession, play, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { expectConsoleError } from '../setup'
import { openApp } from '../support/open-app'
import { openAdmin, seeText, withAdmin } from './open-admin'

withAdmin()

describe('signing in to the back office', () => {
  test('an account without a name is called by its address', async () => {
    const nameless = { id: 2, name: '', email: 'usager@cdec.cm', type_user: 'Usager', avatar: '' }
    server.use(http.get('*/api/me', () => HttpResponse.json({ data: { data: nameless } })))
    await openApp('/Admin/slides', { token: openSession(2) })
    await seeText(/avec le compte «\susager@cdec\.cm\s»/)
  })

  test.each([
    ['/admin/publications?sort=title', '/Admin/publications?sort=title'],
    ['/ADMIN/Slides', '/Admin/slides'],
    ['/admin', '/Admin/dashboard'],
    ['/admin/dashboard', '/Admin/dashboard'],
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
  server.use(
    http.get('*/api/me', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '1' } }), { once: true }),
  )
  expectConsoleError(/429|ApiError/)
  await openAdmin('/Admin/slides')
  await seeText(/^Le service reçoit trop de demandes : une nouvelle tentative part d’elle-même dans 1 seconde\.$/)
  expect(await screen.findByRole('navigation', { name: 'Menu de l’administration' }, { timeout: 3000 })).toBeVisible()
})

describe('the shell', () => {
  test('a failure’s message goes once the retry is sent, and with its screen', async () => {
    const { user } = await openAdmin('/Admin/videos')
    const failed = () => screen.queryByText('Échec de la suppression de la vidéo. Veuillez réessayer.')
    const removeFirst = async () => {
      await user.click((await screen.findAllByRole('button', { name: /^Supprimer / }))[0] ?? document.body)
      await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    }
    server.use(http.delete('*/api/videos/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    await removeFirst()
    await waitFor(() => expect(failed()).toBeVisible())
    await removeFirst()
    await seeText('Supprimé!')
    expect(failed()).not.toBeInTheDocument()

    server.use(http.delete('*/api/videos/:id', () => HttpResponse.json({}, { status: 500 })))
    await removeFirst()
    await waitFor(() => expect(failed()).toBeVisible())
    await user.click(screen.getByRole('link', { name: 'Statistiques' }))
    await screen.findByRole('heading', { level: 1, name: 'Statistiques' })
    expect(failed()).not.toBeInTheDocument()
  })

  test('an address of no screen says so, within the shell', async () => {
    const { user } = await openAdmin('/Admin/nulle-part')
    expect(await screen.findByRole('heading', { level: 1, name: 'Écran introuvable' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Ouvrir le tableau de bord' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
    expect(document.title).toBe('Tableau de bord · Administration CDEC')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

describe('the dashboard', () => {
  test('nothing stands before or between the counts and the newest users', async () => {
    await openAdmin('/Admin/dashboard')
    const page = await screen.findByRole('main')
    await within(page).findByRole('table', { name: 'Utilisateurs récents' })
    const titles = within(page).getAllByRole('heading')
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Tableau de bord', 'Utilisateurs récents'])
    expect(within(page).queryAllByRole('link')).toEqual([])
  })

  test('one failing read costs only its own card', async () => {
    play('failing', { only: '/api/users/type/partenaire' })
    await openAdmin('/Admin/dashboard')
    const cards = within(await screen.findByRole('list', { name: 'Comptes' }))
    expect(await cards.findByText('Chargement impossible.')).toBeVisible()
    expect(await cards.findByText('25')).toBeVisible()
    expect(cards.getByText('40')).toBeVisible()
  })

  test('when nothing can be read, one button reads all of it again', async () => {
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
})
