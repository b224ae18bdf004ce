import { seeds } from '@mocks/seeds/all'
import { act, screen, waitFor, within } from '@testing-library/react'
import { field, form, openAdmin, openFromMenu, signIn, withAdmin } from '@tests/admin/open-admin'
import { type AdminForm, adminForms, provideRecord, tableOf } from '@tests/support/admin-forms'
import { firstOf } from '@tests/support/full'
import { hold } from '@tests/support/hold'
import { openApp } from '@tests/support/open-app'
import { openScreen } from '@tests/support/screen'
import { describe, expect, test } from 'vitest'

// Section 2.5 of the specification. The messages of these screens are in 8-messages, the rules of their forms in
// 5-validation, page sizes and the shadow of the bar in 9-constants.

withAdmin(seeds)

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu de l’administration' }))
const bar = async () => within(await screen.findByRole('banner'))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The title of each list, what it says without rows, and its columns. Those that differ in kind come first. */
const lists = [
  [
    'Communiqués',
    adminForms.communications,
    'Aucun communiqué trouvé',
    ['Titre', 'Description', 'Photo', 'Document', 'Date du communiqué'],
  ],
  ['Missions', adminForms.missions, 'No missions found', ['Titre']],
  ['Vidéos', adminForms.videos, 'Aucune vidéo trouvée', ['Titre', 'Identifiant YouTube', 'Date']],
  [
    'Actualités',
    adminForms.actualites,
    'Aucune actualité trouvée',
    ['Id', 'Titre', 'Description', 'Image', 'Image principale', 'Slug', 'Date de publication', 'Id de l’actualité'],
  ],
  ['Domaines', adminForms.domaines, 'Aucun domaine trouvé', ['Nom']],
  ['Statistiques', adminForms.stats, 'Aucune statistique trouvée', ['Label', 'Valeur']],
  [
    'Publications',
    adminForms.publications,
    'Aucune publication trouvée',
    ['Titre', 'Description', 'Photo', 'Document', 'Date de publication'],
  ],
  ['Réglementations', adminForms.reglementations, 'Aucune réglementation trouvée', ['Titre', 'Document']],
  ['Slides', adminForms.slides, 'Aucun slide trouvé', ['Titre', 'Description', 'Image', 'Ordre']],
  ['Sponsors', adminForms.sponsors, 'Aucun sponsor trouvé', ['Nom', 'Description', 'Image']],
  [
    'Interviews',
    adminForms.interviews,
    'Aucune interview trouvée',
    ['Titre', 'ImagePrincipale', 'Description', 'Introduction', 'Contenu', 'Source', 'Date', 'Id', 'Slug'],
  ],
  ['Gestion des Pays', adminForms.pays, 'Aucun pays trouvé', ['ID', 'Nom du Pays']],
  ['Présentation', adminForms.presentations, 'Aucune présentation trouvée', ['Description']],
  [
    'Gestion des contenus',
    adminForms.contents,
    'Aucun contenu trouvé',
    ['Titre', 'Type', 'Description', 'Image', 'Vidéo'],
  ],
  ['Abonnés', adminForms.subscribers, 'Aucun abonné trouvé', ['Email']],
] as const

describe('the sidebar', () => {
  test('uses the capitalised prefix /Admin, and highlights the current route; its groups expand and collapse (a content management group holds missions, communiques, actualites, domaines, stats, presentation, subscriber, publications, videos, reglementations, slides)', async () => {
    const { user } = await openAdmin('/Admin/stats')
    const addresses = (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses.filter((address) => !address?.startsWith('/Admin/'))).toEqual([])
    const wanted = ['dashboard', ...Object.values(adminForms).map(({ screen: path }) => path)]
    expect(addresses).toEqual(expect.arrayContaining(wanted.map((path) => `/Admin/${path}`)))
    expect((await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Statistiques')
    await openFromMenu(user, 'Missions')
    expect((await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Missions')

    const group = (await menu()).getByRole('button', { name: 'Gestion de contenu' })
    const links = () =>
      within(group.parentElement ?? document.body)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    const screens =
      'missions communiques actualites domaines stats presentation subscriber publications videos reglementations slides'
    const paths = screens.split(' ').map((path) => `/Admin/${path}`)
    expect(links()).toEqual(paths)
    await user.click(group)
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(links()).toEqual([])
    await user.click(group)
    expect(links()).toEqual(paths)
  })

  test('closes on route change on mobile', async () => {
    openScreen({ width: 360 })
    const { user } = await openAdmin('/Admin/dashboard')
    await user.click(await screen.findByRole('button', { name: 'Ouvrir le menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await user.click(within(drawer).getByRole('link', { name: 'Domaines' }))
    expect(await title('Domaines')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('Admin top bar', () => {
  test('the title Dashboard, the signed-in user’s name, user type and avatar, a notifications bell with a counter and dropdown (one fixed local notification "Nouvelle inscription"), a logout button', async () => {
    const { user, router } = await openAdmin('/Admin/dashboard')
    expect((await bar()).getByText('Dashboard')).toBeVisible()
    expect((await bar()).getByText('Administration du site')).toBeVisible()
    expect((await bar()).getByText('administrateur')).toBeVisible()
    expect(document.querySelector('header img[src^="/api/"]')).toHaveAttribute('src', '/api/files/pictures/seat-0.svg')
    const bell = (await bar()).getByRole('button', { name: /^Notifications ?1$/ })
    expect(screen.queryByText('Nouvelle inscription')).not.toBeVisible()
    await user.click(bell)
    expect(screen.getByText('Nouvelle inscription')).toBeVisible()
    expect(bell).toHaveAttribute('aria-expanded', 'true')
    await user.click((await bar()).getByRole('button', { name: 'Se déconnecter' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/loginadmin'))
  })

  test('a default avatar if none', async () => {
    tableOf('/api/users').update(1, { name: 'Awa Ndiaye', avatar: null })
    await openAdmin('/Admin/dashboard')
    expect(await (await bar()).findByText('Awa Ndiaye')).toBeVisible()
    expect(document.querySelector('header img[src^="/api/"]')).toBeNull()
  })
})

test('Admin login: email and password fields, a show/hide toggle for the password; a submit button that is disabled while submitting and reads "Connexion en cours..."; on success the user goes to /Admin/dashboard', async () => {
  const release = hold('*/api/login')
  const { user, router } = await openApp('/loginadmin')
  expect(await screen.findByLabelText(/^Adresse électronique/)).toHaveAttribute('type', 'email')
  const password = screen.getByLabelText(/^Mot de passe/)
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
  expect(password).toHaveAttribute('type', 'password')
  await signIn(user)
  const button = await screen.findByRole('button', { name: 'Connexion en cours...' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  release()
  await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/dashboard'))
})

test('Dashboard: title, a welcome line, four count cards (users in total and by type), a table of the 5 most recent users with Nom, Email, Type', async () => {
  await openAdmin('/Admin/dashboard')
  expect(await title('Tableau de bord')).toBeVisible()
  expect(screen.getByText(/^Bienvenue Administration du site/)).toBeVisible()
  const cards = within(await screen.findByRole('list', { name: 'Comptes' }))
  await waitFor(() =>
    expect(cards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Utilisateurs au total40',
      'Usagers25',
      'Partenaires11',
      'Administrateurs4',
    ]),
  )
  const table = within(await screen.findByRole('table', { name: 'Utilisateurs récents' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Nom', 'Email', 'Type'])
  expect(table.getAllByRole('row').slice(1)).toHaveLength(5)
  expect(table.getAllByRole('row')[1]).toHaveTextContent(
    /^Service informatique.*service\.informatique@exemple\.cm.*administrateur$/,
  )
})

test.each(firstOf(2, lists))(
  '%s: a create button, a spinner, an empty state with a create button, then a table with edit and delete icons per row',
  async (name, resource, empty, columns) => {
    tableOf(resource.path).seed([])
    const release = hold(`*${resource.path}`, 'get')
    const { user, queryClient } = await openAdmin(`/Admin/${resource.screen}`)
    expect(await title(name)).toBeVisible()
    expect(screen.getByText(/^Gérez /)).toBeVisible()
    expect(await within(screen.getByRole('main')).findByText('Chargement…')).toBeVisible()
    release()
    expect(await screen.findByText(empty)).toBeVisible()
    const [, inPlace = document.body] = screen.getAllByRole('button', { name: resource.add })
    await user.click(inPlace)
    expect(await screen.findByRole('dialog', { name: resource.add })).toBeVisible()
    await user.click(await form().findByRole('button', { name: 'Annuler' }))

    provideRecord(resource)
    await act(() => queryClient.invalidateQueries())
    const table = within(await screen.findByRole('table'))
    const headings = table.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label') ?? one.textContent)
    // The first column has the checkboxes.
    expect(headings.slice(1)).toEqual([...columns, 'Actions'])
    const actions = within(table.getAllByRole('cell').at(-1) ?? document.body)
    for (const label of [/^Modifier /, /^Supprimer /])
      expect(actions.getByRole('button', { name: label }).querySelector('svg')).not.toBeNull()
    expect(screen.getByRole('button', { name: resource.add })).toBeVisible()
  },
)

describe('cells', () => {
  test('News: each shows what its column says, pictures too', async () => {
    provideRecord(adminForms.actualites)
    await openAdmin('/Admin/actualites')
    const cells = within(await screen.findByRole('table')).getAllByRole('cell')
    const shown = cells.map((cell) => cell.querySelector('img')?.getAttribute('src') ?? cell.textContent)
    const date = expect.stringMatching(/^2.janvier.2026$/)
    expect(shown.slice(1, -1)).toEqual(['7', 'Une nouvelle', 'Le texte', '/a.png', '/b.png', 'une-nouvelle', date, '7'])
  })

  const without = ({ record }: AdminForm) => ({ ...record, photo: null, document: null, image: null })
  const withFiles = [
    [adminForms.publications, ['Pas de photo', 'Pas de document']],
    [adminForms.slides, ["Pas d'image"]],
    [adminForms.communications, ['Pas de photo', 'Pas de document']],
    [adminForms.reglementations, ['Pas de document']],
  ] as const
  test.each(firstOf(2, withFiles))('$screen without its files', async (resource, texts) => {
    provideRecord({ ...resource, record: without(resource) })
    await openAdmin(`/Admin/${resource.screen}`)
    const table = within(await screen.findByRole('table'))
    for (const text of texts) expect(table.getByText(text)).toBeVisible()
  })

  test('Publications: Document is a download link', async () => {
    provideRecord(adminForms.publications)
    await openAdmin('/Admin/publications')
    const link = within(await screen.findByRole('table')).getByRole('link', { name: /^Télécharger/ })
    expect(link).toHaveAttribute('href', '/a.pdf')
    expect(link).toHaveAttribute('download')
  })

  test('Presentation: description shown as HTML', async () => {
    provideRecord({ ...adminForms.presentations, record: { id: 7, description: '<p>Un <strong>tiers</strong></p>' } })
    await openAdmin('/Admin/presentation')
    expect(await within(await screen.findByRole('table')).findByText('tiers', { selector: 'strong' })).toBeVisible()
  })
})

describe('Contents', () => {
  const column = (index: number) =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '')

  test('sortable on titre, type, Description', async () => {
    const { user } = await openAdmin('/Admin/blocs')
    const table = within(await screen.findByRole('table'))
    const sortable = table.getAllByRole('button', { name: /^(Titre|Type|Description|Image|Vidéo)$/ })
    expect(sortable.map(({ textContent }) => textContent)).toEqual(['Titre', 'Type', 'Description'])
    for (const [name, index] of [
      ['Titre', 1],
      ['Type', 2],
      ['Description', 3],
    ] as const) {
      await user.click(screen.getByRole('button', { name }))
      const heading = await screen.findByRole('columnheader', { name })
      await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'))
      expect(column(index)).toEqual(column(index).toSorted(new Intl.Collator('fr', { numeric: true }).compare))
    }
  })

  test('a search box and a type filter', async () => {
    const { user, router } = await openAdmin('/Admin/blocs')
    await screen.findByRole('table')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Interview')
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'interview' }))
    expect(new Set(column(2))).toEqual(new Set(['Interview']))
    const [first = ''] = column(1)
    await user.type(screen.getByRole('searchbox'), first)
    await waitFor(() => expect(column(1)).toEqual([first]))
  })
})

test('Subscriber page: subtitle, empty state with an add button; modals with an email field, prefilled where it edits', async () => {
  provideRecord(adminForms.subscribers)
  const { user } = await openAdmin('/Admin/subscriber?open=edit&record=7')
  expect(await screen.findByRole('dialog', { name: "Modifier l'Abonné" })).toBeVisible()
  expect(await form().findByRole('button', { name: "Mettre à jour l'Abonné" })).toBeVisible()
  expect(field('Email')).toHaveValue('awa@exemple.cm')
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  await user.click(await screen.findByRole('button', { name: /^Supprimer / }))
  await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
  expect(await screen.findByText('Aucun abonné trouvé')).toBeVisible()
  expect(screen.getByText('Gérez et visualisez les abonnés à la newsletter.')).toBeVisible()
  expect(screen.getByText('Commencez par ajouter un abonné.')).toBeVisible()
  const [first = document.body, ...more] = screen.getAllByRole('button', { name: 'Ajouter un Abonné' })
  expect(more).toHaveLength(1)
  await user.click(first)
  expect(await screen.findByRole('dialog', { name: 'Ajouter un Abonné' })).toBeVisible()
  expect(field('Email')).toHaveAttribute('type', 'email')
  for (const name of ['Annuler', "Ajouter l'Abonné"]) expect(form().getByRole('button', { name })).toBeVisible()
})
