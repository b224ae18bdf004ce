import { openSession, play, requests } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { closed, fill, form, openAdmin, openForm, received, seeText, signIn, withAdmin } from '@tests/admin/open-admin'
import { adminForms, provideRecord } from '@tests/support/admin-forms'
import { choose, field, fillUsager, finish } from '@tests/support/fill-registration'
import { firstOf } from '@tests/support/full'
import { hold } from '@tests/support/hold'
import { openApp } from '@tests/support/open-app'
import { passTime } from '@tests/support/screen'
import { describe, expect, test, vi } from 'vitest'

// Section 4 of the specification. In other files: the newsletter and the timings of carousels and chat in 9-constants, the
// player of the media library and the loading of lists in 2-4-public-screens, how the chat closes in 2-3-footer.

withAdmin()

const registration = () => within(screen.getByRole('main'))

// On the public site, where the document's boot script saves it: tests/browser/language.test.ts.
test('Language: toggling switches to the other language, saves it under the key locale and reloads the page', async () => {
  // jsdom reports that the page loads another document, instead of doing it.
  const loads = vi.fn()
  Reflect.get(window, '_virtualConsole').removeAllListeners('jsdomError').on('jsdomError', loads)
  const { user } = await openAdmin('/Admin/missions')
  await user.click(await screen.findByTitle('Read the site in English'))
  await waitFor(() => expect(loads).toHaveBeenCalled())
  expect(String(loads.mock.calls[0]?.[0])).toMatch(/navigation/)
  expect(localStorage.getItem('locale')).toBe('en')
})

describe('Auth: logged in means a token exists, under the key token in browser storage', () => {
  const inHeader = { selector: '[data-variant="header"] button *' }

  test('login sets user and token; logout clears user and token', async () => {
    const { user, router } = await openApp('/login')
    const header = within(screen.getByRole('banner'))
    await signIn(user, 'usager@cdec.cm')
    expect(await header.findByText('Usager de démonstration', inHeader)).toBeVisible()
    expect(localStorage.getItem('token')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
    await user.click(header.getByRole('button', { name: /^Connecté/ }))
    await user.click(header.getByRole('button', { name: 'Se déconnecter' }))
    expect(await header.findByRole('link', { name: 'Connexion' })).toBeVisible()
    expect(screen.queryByText('Usager de démonstration')).not.toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test.each([
    ['of the back office', '/Admin/publications', 1],
    ['of the public site', '/contact_us', 2],
  ])('any 401 answer (%s) removes the token and sends the browser to /loginadmin', async (_where, path, account) => {
    play('session expired')
    const { router } = await openApp(path, { token: openSession(account) })
    await waitFor(() => expect(router.state.location.pathname).toBe('/loginadmin'))
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('a route that requires authentication sends an unauthenticated visitor to the admin login route, and back after it', async () => {
    const { user, router } = await openApp('/Admin/publications?sort=title')
    await waitFor(() => expect(router.state.location.pathname).toBe('/loginadmin'))
    await signIn(user)
    await waitFor(() => expect(router.state.location.href).toBe('/Admin/publications?sort=title'))
  })
})

describe('Registration form', () => {
  test('success (success alert, all fields cleared, redirect to /login); registration sets user and token', async () => {
    const { user, router } = await openApp('/inscription/usager')
    await fillUsager(user)
    await user.click(finish())
    const alert = await screen.findByRole('alertdialog', { name: 'Succès!' })
    for (const box of registration().getAllByRole<HTMLInputElement>('textbox')) expect(box).toHaveValue('')
    for (const label of ['Mot de passe', 'Pays', 'Ville', 'Situation matrimoniale', 'Sexe'])
      expect(field(label)).toHaveValue('')
    expect(localStorage.getItem('token')).toBeTruthy()
    await user.click(within(alert).getByRole('button', { name: 'Continuer' }))
    expect(router.state.location.pathname).toBe('/login')
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre compte est créé' })).toBeVisible()
    expect(registration().getByText('awa.ndiaye@exemple.cm')).toBeVisible()
  })

  test('loading (while submitting): one call, however often it is pressed; the redirect follows the success alert by itself', async () => {
    const release = hold('*/api/register/usager')
    const { user, router } = await openApp('/inscription/usager')
    await fillUsager(user)
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await user.dblClick(finish())
    const loading = registration().getByRole('button', { name: 'Inscription en cours…' })
    expect(loading).toHaveAttribute('aria-disabled', 'true')
    release()
    await screen.findByRole('alertdialog', { name: 'Succès!' })
    expect(received).toHaveLength(1)
    await passTime(5000)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  test('choosing a country clears the city and loads that country’s cities, which is shown', async () => {
    const release = hold('*/api/pays/1/villes', 'get')
    const { user } = await openApp('/inscription/usager')
    expect(within(field('Ville')).getByRole('option', { name: 'Choisissez d’abord un pays' })).toBeInTheDocument()
    await choose(user, 'Pays', 'Cameroun')
    expect(field('Ville')).toHaveAttribute('aria-busy', 'true')
    expect(within(field('Ville')).getByRole('option', { name: 'Chargement des villes…' })).toBeInTheDocument()
    release()
    await choose(user, 'Ville', 'Garoua')
    await choose(user, 'Pays', 'Gabon')
    expect(field('Ville')).toHaveValue('')
    await within(field('Ville')).findByRole('option', { name: 'Libreville' })
    expect(within(field('Ville')).queryByRole('option', { name: 'Garoua' })).not.toBeInTheDocument()
  })
})

const reads = () => requests().filter(({ method, path }) => method === 'GET' && path === '/api/domaines').length

describe('Admin modals', () => {
  const { publications, actualites, interviews, domaines } = adminForms

  test('they close on cancel, on the close button', async () => {
    provideRecord(publications)
    const { user } = await openAdmin('/Admin/publications')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    for (const [opener, name] of [
      ['Ajouter une publication', 'Annuler'],
      ['Modifier Une étude', 'Fermer'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: opener }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(await dialog.findByRole('button', { name }))
      await closed()
    }
  })

  test('they close after a successful save, after which the list is reloaded', async () => {
    const { user, send } = await openForm('domaines?open=create', domaines.create)
    await screen.findByText('Consignations judiciaires')
    const before = reads()
    await fill(user, 'Nom', 'Zéphyr')
    await send()
    await closed()
    expect(await screen.findByRole('button', { name: 'Modifier Zéphyr' })).toBeVisible()
    expect(reads()).toBe(before + 1)
  })

  test.each(
    firstOf(1, [
      ['by slug for news', actualites, 'Une nouvelle'],
      ['by slug for interviews', interviews, 'Un entretien'],
      ['by id', publications, 'Une étude'],
    ] as const),
  )('edit first loads the record (%s)', async (_key, resource, name) => {
    provideRecord(resource)
    const { user } = await openAdmin(`/Admin/${resource.screen}`)
    const edit = await screen.findByRole('button', { name: `Modifier ${name}` })
    const release = hold(`*${resource.path}/${resource.record.slug ?? 7}`, 'get')
    await user.click(edit)
    await screen.findByRole('dialog')
    expect(await form().findByText('Chargement…')).toBeVisible()
    expect(form().queryByRole('textbox')).not.toBeInTheDocument()
    release()
    expect(await form().findByDisplayValue(name)).toBeVisible()
  })
})

test('Delete: choose delete, confirm in a dialog, the item is removed and the list reloaded', async () => {
  const { user } = await openAdmin('/Admin/domaines')
  await user.click(await screen.findByRole('button', { name: 'Supprimer Consignations judiciaires' }))
  expect(await screen.findByRole('alertdialog', { name: 'Êtes-vous sûr?' })).toBeVisible()
  expect(received).toEqual([])
  const before = reads()
  await user.click(screen.getByRole('button', { name: 'Oui, supprimer!' }))
  await seeText('Domaine supprimé avec succès')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Supprimer Consignations judiciaires' })).not.toBeInTheDocument(),
  )
  expect(reads()).toBe(before + 1)
})
