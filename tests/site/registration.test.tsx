import { table } from '@mocks/db'
import { requests } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getToken } from '@/api/token'
import { choose, field, fillUsager, finish, write } from '../support/fill-registration'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { provide } from '../support/provide'
import { passTime } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider()

test('the summary leads to each field, of which browsers know what it asks for', async () => {
  const { user } = await openApp('/inscription/usager')
  await user.click(finish())
  const summary = screen.getByRole('heading', { name: /^\d+ champs sont à corriger$/ }).closest('section')
  expect(within(summary ?? document.body).getByRole('heading')).toHaveFocus()
  await user.click(within(summary ?? document.body).getByRole('link', { name: /Date de naissance/ }))
  expect(field('Jour')).toHaveFocus()
  // Its hint and its error are said with its first field alone.
  expect(field('Jour')).toHaveAccessibleDescription(/Exemple\s: 7 3 1990/)
  expect(field('Mois')).not.toHaveAccessibleDescription()
  expect(screen.getByRole('group', { name: /^Date de naissance/ })).not.toHaveAccessibleDescription()
  write('Nom complet', 'Awa')
  expect(screen.getByRole('heading', { name: '11 champs sont à corriger' })).toBeVisible()
  const tokens = {
    'Nom complet': 'name',
    'Adresse électronique': 'email',
    'Mot de passe': 'new-password',
    Jour: 'bday-day',
  }
  for (const [label, token] of Object.entries(tokens)) expect(field(label)).toHaveAttribute('autocomplete', token)
})

test('countries and cities are in the order of the reader’s language, whatever the provider’s', async () => {
  const named = (names: readonly string[]) => names.map((nom, index) => ({ id: index + 1, nom, pays_id: 1 }))
  provide('pays', named(['Zambie', 'Éthiopie', 'Espagne', 'Égypte', 'Bénin']))
  provide('villes', named(['Ndola', 'Éboga', 'Eseka']))
  const { user } = await openApp('/inscription/usager')
  const choices = (label: string) => [...field(label).querySelectorAll('option')].slice(1).map((one) => one.textContent)
  await choose(user, 'Pays', 'Zambie')
  expect(choices('Pays')).toEqual(['Bénin', 'Égypte', 'Espagne', 'Éthiopie', 'Zambie'])
  await choose(user, 'Ville', 'Ndola')
  expect(choices('Ville')).toEqual(['Éboga', 'Eseka', 'Ndola'])
})

// All spellings are in tests/formats.test.ts.
test('a whole date may be pasted, and a month typed by its name', async () => {
  const { user } = await openApp('/inscription/usager')
  await fillUsager(user)
  await user.click(field('Jour'))
  await user.paste('8 avril 1991')
  expect(field('Année')).toHaveFocus()
  // The keyboard of a phone has letters for the month, digits for the others.
  expect(['Jour', 'Mois', 'Année'].map((name) => field(name).inputMode)).toEqual(['numeric', '', 'numeric'])
  await user.clear(field('Mois'))
  await user.type(field('Mois'), 'mars')
  await user.click(finish())
  await screen.findByText(/^Inscription réussie/)
  // What was sent is forgotten.
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(table('users').findMany().at(-1)).toMatchObject({ datenaissance: '1991-03-08' })
})

test('a late answer for another country is ignored', async () => {
  const answer = hold('*/api/pays/1/villes', 'get')
  const { user } = await openApp('/inscription/usager')
  await choose(user, 'Pays', 'Cameroun')
  expect(within(field('Ville')).getByRole('option', { name: 'Chargement des villes…' })).toBeInTheDocument()
  await choose(user, 'Pays', 'Gabon')
  await within(field('Ville')).findByRole('option', { name: 'Libreville' })
  answer()
  await waitFor(() => expect(requests().filter(({ path }) => path.endsWith('/villes'))).toHaveLength(2))
  expect(within(field('Ville')).queryByRole('option', { name: 'Yaoundé' })).not.toBeInTheDocument()
  expect(within(field('Ville')).getByRole('option', { name: 'Libreville' })).toBeInTheDocument()
})

test('what was typed survives a reload and a change of language, but passwords, also shown ones', async () => {
  const { user, unmount } = await openApp('/inscription/usager')
  await user.click(screen.getAllByRole('button', { name: 'Afficher le mot de passe' })[0] ?? document.body)
  await fillUsager(user)
  expect(field('Mot de passe')).toHaveAttribute('type', 'text')
  unmount()
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('motpasse')
  await openApp('/inscription/usager', { locale: 'en' })
  expect(field('Full name')).toHaveValue('Awa Ndiaye')
  expect(field('Year')).toHaveValue('1990')
  expect(field('Password')).toHaveValue('')
  await waitFor(() => expect(field('City')).toHaveDisplayValue('Douala'))
  await waitFor(() => expect(field('Country')).toHaveDisplayValue('Cameroon'))
  expect(field('Sex')).toHaveDisplayValue('Female')
})

describe('a registration without an answer', () => {
  const unknown = 'On ne sait pas si votre compte est créé : essayez de vous connecter, sinon envoyez de nouveau.'

  async function send() {
    const release = hold('*/api/register/usager')
    const { user } = await openApp('/inscription/usager')
    await fillUsager(user)
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(finish())
    expect(screen.getByRole('button', { name: 'Inscription en cours…' })).toBeVisible()
    return release
  }

  test('ends after thirty seconds, tells what is not known, and keeps what was typed', async () => {
    await send()
    await passTime(30_500)
    const alert = await screen.findByRole('alertdialog', { name: 'Erreur' })
    expect(alert).toHaveTextContent(`Pas de réponse en 30 s. ${unknown}`)
    fireEvent.click(within(alert).getByRole('button', { name: 'Fermer' }))
    expect(field('Nom complet')).toHaveValue('Awa Ndiaye')
    expect(field('Mot de passe')).toHaveValue('motpasse')
    expect(finish()).toBeVisible()
  })

  test('can be cancelled, and signs nobody in later', async () => {
    const release = await send()
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    const alert = await screen.findByRole('alertdialog', { name: 'Envoi annulé' })
    expect(alert).toHaveTextContent(unknown)
    release()
    fireEvent.click(within(alert).getByRole('button', { name: 'Fermer' }))
    await passTime(1000)
    expect(getToken()).toBeNull()
    expect(field('Mot de passe')).toHaveValue('motpasse')
    expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
  })
})
