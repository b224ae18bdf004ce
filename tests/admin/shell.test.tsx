import { openSession, play, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { expectConsoleError } from '../setup'
import { openApp } from '../support/open-app'
import { openAdmin, seeText, signIn, withAdmin } from './open-admin'

withAdmin()

describe('signing in to the back office', () => {
  test('a visitor is sent to sign in, and then to the very address that was asked for', async () => {
    const { user, router } = await openApp('/Admin/publications?sort=title')
    await waitFor(() => expect(router.state.location.pathname).toBe('/loginadmin'))
    await signIn(user)
    await waitFor(() => expect(router.state.location.href).toBe('/Admin/publications?sort=title'))
    await seeText('Connexion réussie !')
  })

  test('without an address, to the dashboard', async () => {
    const { user, router } = await openApp('/loginadmin')
    await signIn(user)
    await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/dashboard'))
  })

  test('never to another site', async () => {
    const { user, router } = await openApp('/loginadmin?redirect=https%3A%2F%2Failleurs.example%2Fx')
    await signIn(user)
    await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/dashboard'))
  })

  test('the button is disabled and says so while it is sent', async () => {
    server.use(
      http.post('*/api/login', async () => {
        await delay(300)
        return HttpResponse.json({}, { status: 401 })
      }),
    )
    const { user, router } = await openApp('/loginadmin')
    await signIn(user)
    expect(screen.getByRole('button', { name: 'Connexion en cours...' })).toHaveAttribute('aria-disabled', 'true')
    await seeText('Identifiants incorrects')
    expect(router.state.location.pathname).toBe('/loginadmin')
  })

  test('the password can be shown', async () => {
    const { user } = await openApp('/loginadmin')
    const password = await screen.findByLabelText(/^Mot de passe/)
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(password).toHaveAttribute('type', 'text')
  })

  test('an usager reads that this is the administrators’ area', async () => {
    const { router } = await openApp('/Admin/slides', { token: openSession(2) })
    await seeText(/Cet espace est réservé aux administrateurs/)
    expect(router.state.location.pathname).toBe('/loginadmin')
    expect(screen.queryByText(/^Votre session est terminée/)).not.toBeInTheDocument()
  })

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

describe('the shell', () => {
  test('who is signed in, as what, and the way out', async () => {
    const { user, router } = await openAdmin('/Admin/dashboard')
    const bar = within(await screen.findByRole('banner'))
    expect(bar.getByText('Dashboard')).toBeVisible()
    expect(bar.getByText('Administration du site')).toBeVisible()
    expect(bar.getByText('administrateur')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Se déconnecter' }))
    await seeText('déconnexion réussie !')
    expect(router.state.location.pathname).toBe('/loginadmin')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('the bell counts and shows one notification', async () => {
    const { user } = await openAdmin('/Admin/dashboard')
    await user.click(await screen.findByRole('button', { name: /^Notifications ?1$/ }))
    await seeText('Nouvelle inscription')
    expect(screen.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-expanded', 'true')
  })

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

  test('the menu: groups that fold, the present screen marked', async () => {
    const { user } = await openAdmin('/Admin/stats')
    const menu = within(await screen.findByRole('navigation', { name: 'Menu de l’administration' }))
    const group = menu.getByRole('button', { name: 'Gestion de contenu' })
    const names = within(group.parentElement ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Missions',
      'Communiqués',
      'Actualités',
      'Domaines',
      'Statistiques',
      'Présentation',
      'Abonnés',
      'Publications',
      'Vidéos',
      'Réglementations',
      'Slides',
    ])
    expect(menu.getByRole('link', { name: 'Statistiques' })).toHaveAttribute('aria-current', 'page')
    await user.click(group)
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(menu.queryByRole('link', { name: 'Statistiques' })).not.toBeInTheDocument()
  })

  test('an address of no screen says so, within the shell', async () => {
    const { user } = await openAdmin('/Admin/nulle-part')
    expect(await screen.findByRole('heading', { level: 1, name: 'Écran introuvable' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Ouvrir le tableau de bord' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
    expect(document.title).toBe('Tableau de bord · Administration CDEC')
    expect(
      await screen.findByText('Tableau de bord · Administration CDEC', { selector: '[role=status]' }),
    ).toBeVisible()
  })
})

describe('the dashboard', () => {
  test('four counts, their shares, and the five who came last', async () => {
    await openAdmin('/Admin/dashboard')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
    const cards = within(screen.getByRole('list', { name: 'Comptes' }))
    await waitFor(() =>
      expect(cards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Utilisateurs au total40',
        'Usagers25',
        'Partenaires11',
        'Administrateurs4',
      ]),
    )
    const table = screen.getByRole('table', { name: 'Utilisateurs récents' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nom', 'Email', 'Type'])
    expect(within(table).getAllByRole('row')).toHaveLength(6)
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Service informatique')
  })

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
