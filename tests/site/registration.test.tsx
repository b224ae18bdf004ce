import { requests, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { choose, field, fillUsager, finish, write, writeBirth } from '../support/fill-registration'
import { firstOf } from '../support/full'
import { hold } from '../support/hold'
import { openApp } from '../support/open-app'
import { pass } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider()
afterEach(() => {
  server.events.removeAllListeners()
})

const posts = () => requests().filter(({ method }) => method === 'POST')

/** Records the bodies of registrations as the provider receives them. */
function recordBodies() {
  const bodies: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST') bodies.push(await request.clone().json())
  })
  return bodies
}

describe('a citizen registers', () => {
  test('from the empty form to the sign-in page', async () => {
    const bodies = recordBodies()
    const { user, router } = await openApp('/inscription/usager')
    await fillUsager(user)
    await user.click(finish())

    const alert = await screen.findByRole('alertdialog', { name: 'Succès!' })
    expect(alert).toHaveTextContent('Inscription réussie! Vous allez être redirigé vers la page de connexion.')
    expect(bodies).toEqual([
      {
        name: 'Awa Ndiaye',
        email: 'awa.ndiaye@exemple.cm',
        password: 'motdepasse',
        password_confirmation: 'motdepasse',
        adresse: '12 rue des Palmiers, Bastos',
        numero_telephone: '+237 600000000',
        numero_fiscal: 'P012345678901A',
        pays_id: 1,
        ville_id: 2,
        etat_civil: 'Marié(e)',
        datenaissance: '1990-03-07',
        sexe: 'feminin',
      },
    ])
    expect(field('Nom complet')).toHaveValue('')
    expect(field('Pays')).toHaveValue('')
    expect(field('Jour')).toHaveValue('')
    expect(localStorage.getItem('token')).toBeTruthy()
    expect(sessionStorage).toHaveLength(0)

    await user.click(within(alert).getByRole('button', { name: 'Continuer' }))
    expect(router.state.location.pathname).toBe('/login')
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre compte est créé' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/^Vous êtes déjà connecté/)).toBeVisible()
    expect(main.getByText('Awa Ndiaye')).toBeVisible()
    expect(main.getByText('awa.ndiaye@exemple.cm')).toBeVisible()
    expect(main.getByText('Compte d’usager')).toBeVisible()
    expect(main.queryByLabelText(/^Mot de passe/)).not.toBeInTheDocument()
  })

  test('the sign-in page opens automatically after the message', async () => {
    const { user, router } = await openApp('/inscription/usager')
    await fillUsager(user)
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await user.click(finish())
    await screen.findByRole('alertdialog', { name: 'Succès!' })
    await pass(5000)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre compte est créé' })).toBeVisible()
  })

  test('a double click on the button sends one request', async () => {
    const release = hold('*/api/register/usager')
    const { user } = await openApp('/inscription/usager')
    await fillUsager(user)
    await user.dblClick(finish())
    release()
    await screen.findByRole('alertdialog', { name: 'Succès!' })
    expect(posts()).toHaveLength(1)
  })

  test('nothing is sent while a field is empty; the summary leads to each field', async () => {
    const { user } = await openApp('/inscription/usager')
    await user.click(finish())
    const summary = screen.getByRole('heading', { name: '12 champs sont à corriger' }).closest('section')
    expect(summary).toHaveFocus()
    expect(posts()).toHaveLength(0)
    await user.click(within(summary ?? document.body).getByRole('link', { name: /Date de naissance/ }))
    expect(field('Jour')).toHaveFocus()
    write('Nom complet', 'Awa')
    expect(screen.getByRole('heading', { name: '11 champs sont à corriger' })).toBeVisible()
  })

  test('the form offers to become a partner', async () => {
    const { user, router } = await openApp('/inscription/usager')
    await user.click(screen.getByRole('link', { name: 'Devenir partenaire' }))
    expect(router.state.location.pathname).toBe('/sponsor')
  })
})

describe('the rules before sending', () => {
  test.each(
    firstOf(2, [
      [{ Adresse: ' ' }, 'Indiquez votre adresse.', 'Adresse'],
      [
        { 'Adresse électronique': 'awa' },
        'Saisissez une adresse électronique valide, par exemple nom@exemple.cm.',
        'Adresse électronique',
      ],
      [{ 'Confirmation du mot de passe': 'motdepasse2' }, 'Les mots de passe ne correspondent pas.', 'Mot de passe'],
      [
        { 'Mot de passe': '1234567', 'Confirmation du mot de passe': '1234567' },
        'Le mot de passe doit contenir au moins 8 caractères.',
        'Mot de passe',
      ],
      // A password that is too short and not repeated has one message.
      [
        { 'Mot de passe': '1234567', 'Confirmation du mot de passe': '7654321' },
        'Le mot de passe doit contenir au moins 8 caractères.',
        'Mot de passe',
      ],
    ]),
  )('%o: %s', async (instead, message, label) => {
    const { user } = await openApp('/inscription/usager')
    await fillUsager(user, instead)
    await user.click(finish())
    expect(field(label)).toHaveAccessibleDescription(new RegExp(message))
    expect(screen.getByRole('heading', { name: 'Un champ est à corriger' })).toBeVisible()
    expect(posts()).toHaveLength(0)
  })

  test.each([
    // In Douala the 21st has begun.
    ['2026-11-20T23:30:00Z', '21/11/2008', true],
    ['2026-11-20T22:30:00Z', '21/11/2008', false],
  ])('on %s somebody born on %s may register: %s', async (now, birth, may) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const { user } = await openApp('/inscription/usager')
    writeBirth(birth)
    await user.click(finish())
    const group = screen.getByRole('group', { name: /^Date de naissance/ })
    expect(within(group).queryAllByText('Vous devez avoir au moins 18 ans.')).toHaveLength(may ? 0 : 1)
  })

  test.each(firstOf(1, ['31/4/1990', '29/2/2007', '7/3/90', '/3/1990']))('%s is no date', async (birth) => {
    const { user } = await openApp('/inscription/usager')
    writeBirth(birth)
    await user.click(finish())
    const group = screen.getByRole('group', { name: /^Date de naissance/ })
    expect(within(group).getByText('Saisissez une date valide, par exemple 7 3 1990.')).toBeVisible()
  })

  test('a whole date may be pasted', async () => {
    const { user } = await openApp('/inscription/usager')
    await user.click(field('Jour'))
    await user.paste('07/03/1990')
    expect(field('Jour')).toHaveValue('07')
    expect(field('Mois')).toHaveValue('03')
    expect(field('Année')).toHaveValue('1990')
    expect(field('Année')).toHaveFocus()
  })

  test('in English', async () => {
    const { user } = await openApp('/inscription/usager', { locale: 'en' })
    write('Password', '1234567')
    write('Confirm the password', '7654321')
    write('Day', '1')
    write('Month', '1')
    write('Year', '2020')
    await user.click(screen.getByRole('button', { name: 'Finish registration' }))
    expect(field('Password')).toHaveAccessibleDescription(/The password must have at least 8 characters\./)
    expect(screen.getByText('You must be at least 18 years old.')).toBeVisible()
  })
})

const accountMessages = [
  'Nom complet – Indiquez votre nom.',
  'Adresse électronique – Indiquez votre adresse électronique.',
  'Mot de passe – Choisissez un mot de passe.',
  'Confirmation du mot de passe – Confirmez votre mot de passe.',
  'Adresse – Indiquez votre adresse.',
  'Numéro de téléphone – Indiquez votre numéro de téléphone.',
  'Pays – Choisissez votre pays.',
  'Ville – Choisissez votre ville.',
  'Numéro fiscal – Indiquez votre numéro fiscal.',
]
const personalMessages = [
  'État civil – Indiquez votre état civil.',
  'Date de naissance – Indiquez votre date de naissance.',
  'Sexe – Indiquez votre sexe.',
]
test.each([
  ['/inscription/usager', [...accountMessages, ...personalMessages]],
  ['/sponsor', accountMessages],
])('%s: the summary names each empty field in the order of the form', async (path, expected) => {
  const { user } = await openApp(path)
  await user.click(finish())
  const summary = screen.getByRole('heading', { name: /champs sont à corriger/ }).closest('section')
  const items = within(summary ?? document.body).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(expected)
})

describe('countries and cities', () => {
  test('choosing a country clears the city and loads its cities', async () => {
    const { user } = await openApp('/inscription/usager')
    expect(within(field('Ville')).getByRole('option', { name: 'Choisissez d’abord un pays' })).toBeInTheDocument()
    await choose(user, 'Pays', 'Cameroun')
    await choose(user, 'Ville', 'Garoua')
    await choose(user, 'Pays', 'Gabon')
    expect(field('Ville')).toHaveValue('')
    await within(field('Ville')).findByRole('option', { name: 'Libreville' })
    expect(within(field('Ville')).queryByRole('option', { name: 'Garoua' })).not.toBeInTheDocument()
  })

  test('a late answer for another country is ignored', async () => {
    let answer: () => void = () => undefined
    const late = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.get('*/api/pays/1/villes', async () => {
        await late
        return HttpResponse.json([{ id: 1, nom: 'Yaoundé', pays_id: 1 }])
      }),
    )
    const { user } = await openApp('/inscription/usager')
    await choose(user, 'Pays', 'Cameroun')
    expect(within(field('Ville')).getByRole('option', { name: 'Chargement des villes…' })).toBeInTheDocument()
    await choose(user, 'Pays', 'Gabon')
    await within(field('Ville')).findByRole('option', { name: 'Libreville' })
    answer()
    await waitFor(() => expect(requests().filter(({ path }) => path.endsWith('/villes')).length).toBeGreaterThan(0))
    expect(within(field('Ville')).queryByRole('option', { name: 'Yaoundé' })).not.toBeInTheDocument()
    expect(within(field('Ville')).getByRole('option', { name: 'Libreville' })).toBeInTheDocument()
  })
})

describe('what was typed', () => {
  test('survives a reload and a change of language, the passwords excepted', async () => {
    const { user, unmount } = await openApp('/inscription/usager')
    await fillUsager(user)
    unmount()
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('motdepasse')
    await openApp('/inscription/usager', { locale: 'en' })
    expect(field('Full name')).toHaveValue('Awa Ndiaye')
    expect(field('Year')).toHaveValue('1990')
    expect(field('Password')).toHaveValue('')
    await waitFor(() => expect(field('City')).toHaveDisplayValue('Douala'))
    await waitFor(() => expect(field('Country')).toHaveDisplayValue('Cameroon'))
    expect(field('Sex')).toHaveDisplayValue('Female')
  })

  test('the page states that passwords are not stored', async () => {
    await openApp('/inscription/usager')
    expect(await screen.findByText(/votre saisie est conservée\s; vos mots de passe ne le sont jamais\./)).toBeVisible()
  })

  test('a password that is shown is not stored either', async () => {
    const { user } = await openApp('/inscription/usager')
    await user.click(screen.getAllByRole('button', { name: 'Afficher le mot de passe' })[0] ?? document.body)
    expect(field('Mot de passe')).toHaveAttribute('type', 'text')
    write('Mot de passe', 'motdepasse')
    write('Nom complet', 'Awa')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('motdepasse')
    await user.click(finish())
    expect(field('Mot de passe')).toHaveAttribute('type', 'password')
  })
})

test('browsers know the fields', async () => {
  await openApp('/inscription/usager')
  const tokens = {
    'Nom complet': 'name',
    'Adresse électronique': 'email',
    'Mot de passe': 'new-password',
    'Confirmation du mot de passe': 'new-password',
    Adresse: 'street-address',
    'Numéro de téléphone': 'tel',
    Jour: 'bday-day',
    Mois: 'bday-month',
    Année: 'bday-year',
  }
  for (const [label, token] of Object.entries(tokens)) expect(field(label)).toHaveAttribute('autocomplete', token)
})
