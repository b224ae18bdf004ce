import { accounts, openSession, play, requests } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getToken } from '@/api/token'
import { destination } from '@/auth/destination'
import { fewRows } from '../support/few-rows'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider(fewRows)

const [administrator, usager] = accounts
const form = () => within(screen.getByLabelText(/^Mot de passe/).closest('form') ?? document.body)

/** Selects the name in the header, which the drawer of small screens repeats. */
const inHeader = { selector: '[data-variant="header"] button *' }

type User = Awaited<ReturnType<typeof openApp>>['user']

async function type(user: User, email = '', password = 'motdepasse') {
  await user.click(form().getByLabelText(/^Adresse électronique/))
  await user.paste(email)
  await user.click(form().getByLabelText(/^Mot de passe/))
  await user.paste(password)
}

async function signIn(user: User, email?: string, password?: string) {
  await type(user, email, password)
  await user.click(form().getByRole('button', { name: 'Se connecter' }))
}

describe('signing in', () => {
  test('a reader who signs in comes back to the page with its search and hash, and reads who signed in and what for', async () => {
    const { user, router } = await openApp('/publications?q=rapport#publications-2')
    const [link] = await screen.findAllByRole('link', { name: 'Connexion' })
    await user.click(link ?? document.body)
    await screen.findByRole('heading', { level: 1, name: 'Connexion' })
    await signIn(user, usager?.email)
    await waitFor(() => expect(router.state.location.href).toBe('/publications?q=rapport#publications-2'))
    expect(screen.getByText(/^Connexion réussie !/)).toHaveTextContent(`Connexion réussie ! ${usager?.name}`)
    const menu = document.querySelector('#menu')
    await waitFor(() => expect(menu).toHaveTextContent(/Grâce à votre compte, la Caisse sait qui vous êtes/))
  })

  test('a refusal shows its message and stays, and is gone at the next attempt, which an empty field stops', async () => {
    const { user, router } = await openApp('/login')
    await signIn(user, usager?.email, 'autre chose')
    const refusal = await screen.findByText('Ces identifiants ne correspondent pas à nos enregistrements.')
    expect(refusal).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
    expect(form().getByLabelText(/^Adresse électronique/)).toHaveValue('usager@cdec.cm')
    await user.clear(form().getByLabelText(/^Mot de passe/))
    await user.click(form().getByRole('button', { name: 'Se connecter' }))
    expect(form().getByText('Indiquez votre mot de passe.')).toBeVisible()
    expect(refusal).not.toBeInTheDocument()
    // No network is not called wrong credentials.
    play('unreachable', { only: '/api/login' })
    await signIn(user, '')
    expect(await screen.findByText('La connexion n’a pas abouti. Vérifiez votre réseau, puis réessayez.')).toBeVisible()
    // Password managers know both fields.
    expect(form().getByLabelText(/^Adresse électronique/)).toHaveAttribute('autocomplete', 'username')
    expect(form().getByLabelText(/^Mot de passe/)).toHaveAttribute('autocomplete', 'current-password')
  })

  test('it can be cancelled while it waits, and signs nobody in later', async () => {
    const release = hold('*/api/login')
    const { user } = await openApp('/login')
    await signIn(user, administrator?.email)
    await user.click(await form().findByRole('button', { name: 'Annuler' }))
    const button = await form().findByRole('button', { name: 'Se connecter' })
    expect(button).toHaveFocus()
    expect(form().queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
    expect(form().getByLabelText(/^Adresse électronique/)).toHaveValue('admin@cdec.cm')
    expect(form().getByLabelText(/^Mot de passe/)).toHaveValue('motdepasse')
    release()
    expect(screen.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    expect(getToken()).toBeNull()
    await user.click(button)
    await waitFor(() => expect(getToken()).not.toBeNull())
  })
})

test('a visitor who is signed in sees the account instead of a form, and the form after signing out', async () => {
  const { user } = await openApp('/inscription/usager', { token: openSession(2) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Vous êtes connecté' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Usager de démonstration')).toBeVisible()
  expect(main.getByText('usager@cdec.cm')).toBeVisible()
  expect(main.getByText('Compte d’usager')).toBeVisible()
  expect(main.queryByRole('textbox')).not.toBeInTheDocument()
  expect(within(screen.getByRole('banner')).getByText('Usager de démonstration', inHeader)).toBeVisible()
  await user.click(main.getByRole('button', { name: 'Se déconnecter' }))
  const title = await screen.findByRole('heading', { level: 1, name: 'Créer un compte usager' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(localStorage.getItem('token')).toBeNull()
})

test('a visitor who is signed in is offered the page that was asked for', async () => {
  const { user, router } = await openApp('/login?redirect=%2Fcontact_us%3Fa%3D1', { token: openSession(2) })
  await user.click(await screen.findByRole('button', { name: 'Ouvrir la page demandée' }))
  await waitFor(() => expect(router.state.location.href).toBe('/contact_us?a=1'))
})

test('a sign-out without a network is only logged, and nothing of the session stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  play('unreachable', { only: '/api/logout' })
  const token = openSession(2)
  const { user, unmount } = await openApp('/contact_us', { token })
  const header = within(screen.getByRole('banner'))
  await user.click(await header.findByRole('button', { name: /^Connecté/ }))
  await user.click(header.getByRole('button', { name: 'Se déconnecter' }))
  expect(await header.findByRole('link', { name: 'Connexion' })).toBeVisible()
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
  expect(JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)])).not.toContain(token)
  unmount()
  await openApp('/contact_us')
  expect(requests().filter(({ path }) => path === '/api/logout')).toHaveLength(1)
})

// All ways to write an address of another host are in tests/site-address.test.ts.
test.each([
  ['/contact_us?a=1#b', '/contact_us?a=1#b'],
  ['//ailleurs.example/', '/'],
  ['/LoginAdmin', '/'],
  [undefined, '/'],
])('after signing in %s leads to %s', (asked, address) => {
  expect(destination({ type_user: 'Usager' }, asked, 'https://site.example')).toBe(address)
})
