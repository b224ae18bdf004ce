import { i18n } from '@lingui/core'
import { seeds } from '@mocks/seeds/all'
import { play, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { field, form, openAdmin, openFromMenu, signIn, withAdmin } from '@tests/admin/open-admin'
import { type AdminForm, adminForms, keyOf, provideRecord } from '@tests/support/admin-forms'
import { firstOf } from '@tests/support/full'
import { hold } from '@tests/support/hold'
import { openApp } from '@tests/support/open-app'
import { openScreen } from '@tests/support/screen'
import { withTexts } from '@tests/support/with-texts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { screens as definitions } from '@/admin/registry'

// Section 2.5 of the specification. The messages of these screens are in 8-messages, the rules of their forms in
// 5-validation, page sizes and the shadow of the bar in 9-constants.

withAdmin(seeds)

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu de l’administration' }))
const bar = async () => within(await screen.findByRole('banner'))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

interface Screen {
  form: AdminForm
  title: string
  empty: string
  columns: string[]
  /** What a row shows of the record of the form: texts, pictures by their address, links by theirs. */
  cells: string[]
}

const screens: Screen[] = [
  {
    form: adminForms.videos,
    title: 'Vidéos',
    empty: 'Aucune vidéo trouvée',
    columns: ['Titre', 'Identifiant YouTube', 'Date'],
    cells: ['Un jour', 'aqz-KE-bpKQ', '20 février 2024'],
  },
  {
    form: adminForms.communications,
    title: 'Communiqués',
    empty: 'Aucun communiqué trouvé',
    columns: ['Titre', 'Description', 'Photo', 'Document', 'Date du communiqué'],
    cells: ['Un avis', 'Le texte', '/a.png', '/a.pdf', '2 janvier 2026'],
  },
  {
    form: adminForms.actualites,
    title: 'Actualités',
    empty: 'Aucune actualité trouvée',
    columns: [
      'Id',
      'Titre',
      'Description',
      'Image',
      'Image principale',
      'Slug',
      'Date de publication',
      'Id de l’actualité',
    ],
    cells: ['7', 'Une nouvelle', 'Le texte', '/a.png', '/b.png', 'une-nouvelle', '2 janvier 2026', '7'],
  },
  {
    form: adminForms.domaines,
    title: 'Domaines',
    empty: 'Aucun domaine trouvé',
    columns: ['Nom'],
    cells: ['Un domaine'],
  },
  {
    form: adminForms.stats,
    title: 'Statistiques',
    empty: 'Aucune statistique trouvée',
    columns: ['Label', 'Valeur'],
    cells: ['Un total', '40'],
  },
  {
    form: adminForms.publications,
    title: 'Publications',
    empty: 'Aucune publication trouvée',
    columns: ['Titre', 'Description', 'Photo', 'Document', 'Date de publication'],
    cells: ['Une étude', 'Le texte', '/a.png', '/a.pdf', '2 janvier 2026'],
  },
  {
    form: adminForms.reglementations,
    title: 'Réglementations',
    empty: 'Aucune réglementation trouvée',
    columns: ['Titre', 'Document'],
    cells: ['Un décret', '/a.pdf'],
  },
  {
    form: adminForms.slides,
    title: 'Slides',
    empty: 'Aucun slide trouvé',
    columns: ['Titre', 'Description', 'Image', 'Ordre'],
    cells: ['Un slide', 'Le texte', '/api/images_slides/a.png', '3'],
  },
  {
    form: adminForms.sponsors,
    title: 'Sponsors',
    empty: 'Aucun sponsor trouvé',
    columns: ['Nom', 'Description', 'Image'],
    cells: ['Un partenaire', 'Le texte', '/a.png'],
  },
  {
    form: adminForms.interviews,
    title: 'Interviews',
    empty: 'Aucune interview trouvée',
    columns: ['Titre', 'ImagePrincipale', 'Description', 'Introduction', 'Contenu', 'Source', 'Date', 'Id', 'Slug'],
    cells: [
      'Un entretien',
      '/a.png',
      'Bref',
      'Avant',
      'Long',
      'https://exemple.cm/b',
      '2 janvier 2026',
      '7',
      'un-entretien',
    ],
  },
  {
    form: adminForms.subscribers,
    title: 'Abonnés',
    empty: 'Aucun abonné trouvé',
    columns: ['Email'],
    cells: ['awa@exemple.cm'],
  },
  {
    form: adminForms.pays,
    title: 'Gestion des Pays',
    empty: 'Aucun pays trouvé',
    columns: ['ID', 'Nom du Pays'],
    cells: ['7', 'Cameroun'],
  },
  {
    form: adminForms.missions,
    title: 'Missions',
    empty: 'No missions found',
    columns: ['Titre'],
    cells: ['Une mission'],
  },
  {
    form: adminForms.presentations,
    title: 'Présentation',
    empty: 'Aucune présentation trouvée',
    columns: ['Description'],
    cells: ['Le texte'],
  },
  {
    form: adminForms.contents,
    title: 'Gestion des contenus',
    empty: 'Aucun contenu trouvé',
    columns: ['Titre', 'Type', 'Description', 'Image', 'Vidéo'],
    cells: ['Un bloc', 'Interview', 'Le texte', '/a.png', '—'],
  },
]

describe('the sidebar', () => {
  test('uses the capitalised prefix /Admin', async () => {
    await openAdmin('/Admin/stats')
    const addresses = (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses.filter((address) => !address?.startsWith('/Admin/'))).toEqual([])
    const wanted = ['dashboard', ...screens.map(({ form: { screen: path } }) => path)].map((path) => `/Admin/${path}`)
    expect(addresses).toEqual(expect.arrayContaining(wanted))
  })

  test('has groups that expand and collapse (a content management group holds missions, communiques, actualites, domaines, stats, presentation, subscriber, publications, videos, reglementations, slides)', async () => {
    const { user } = await openAdmin('/Admin/dashboard')
    const group = (await menu()).getByRole('button', { name: 'Gestion de contenu' })
    const links = () =>
      within(group.parentElement ?? document.body)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    const contents =
      'missions communiques actualites domaines stats presentation subscriber publications videos reglementations slides'
    expect(links()).toEqual(contents.split(' ').map((path) => `/Admin/${path}`))
    await user.click(group)
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(links()).toEqual([])
    await user.click(group)
    expect(links()).toHaveLength(11)
  })

  test('highlights the current route', async () => {
    const { user } = await openAdmin('/Admin/stats')
    expect((await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Statistiques')
    await openFromMenu(user, 'Missions')
    expect((await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Missions')
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
    const user = { id: 1, name: 'Awa Ndiaye', email: 'awa@exemple.cm', type_user: 'administrateur', avatar: null }
    server.use(http.get('*/api/me', () => HttpResponse.json({ data: { data: user } })))
    await openAdmin('/Admin/dashboard')
    expect(await (await bar()).findByText('Awa Ndiaye')).toBeVisible()
    expect(document.querySelector('header img[src^="/api/"]')).toBeNull()
  })
})

describe('Admin login (/loginadmin)', () => {
  test('email and password fields, a show/hide toggle for the password', async () => {
    const { user } = await openApp('/loginadmin')
    expect(await screen.findByLabelText(/^Adresse électronique/)).toHaveAttribute('type', 'email')
    const password = screen.getByLabelText(/^Mot de passe/)
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(password).toHaveAttribute('type', 'password')
  })

  test('a submit button that is disabled while submitting and reads "Connexion en cours..."; on success the user goes to /Admin/dashboard', async () => {
    const release = hold('*/api/login')
    const { user, router } = await openApp('/loginadmin')
    await signIn(user)
    const button = await screen.findByRole('button', { name: 'Connexion en cours...' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    release()
    await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/dashboard'))
  })
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

/** What a cell shows: the address of its picture or its link, else its text. */
const shownIn = (cell: HTMLElement) =>
  cell.querySelector('img')?.getAttribute('src') ??
  cell.querySelector('a')?.getAttribute('href') ??
  cell.textContent.replaceAll(/\s/g, ' ')

test.each(firstOf(2, [{ form: { screen: 'dashboard' }, title: 'Tableau de bord' }, ...screens]))(
  '/admin/$form.screen, whose capitalisations reach the same screen: $title',
  async ({ form: { screen: path }, title: name }) => {
    const { router } = await openAdmin(`/admin/${path}`)
    expect(await title(name)).toBeVisible()
    expect(router.state.location.pathname).toBe(`/Admin/${path}`)
  },
)

test.each(screens)(
  '$title: a create button, a table with the columns $columns, edit and delete icons per row',
  async ({ form: resource, title: name, columns, cells }) => {
    provideRecord(resource)
    await openAdmin(`/Admin/${resource.screen}`)
    expect(await title(name)).toBeVisible()
    expect(screen.getByText(/^Gérez /)).toBeVisible()
    const table = within(await screen.findByRole('table'))
    const headings = table.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label') ?? one.textContent)
    // The first column has the checkboxes.
    expect(headings.slice(1)).toEqual([...columns, 'Actions'])
    const row = table.getAllByRole('cell').slice(1)
    expect(row.slice(0, -1).map(shownIn)).toEqual(cells)
    const actions = within(row.at(-1) ?? document.body)
    for (const label of [/^Modifier /, /^Supprimer /])
      expect(actions.getByRole('button', { name: label }).querySelector('svg')).toBeVisible()
    expect(screen.getAllByRole('button', { name: resource.add })[0]).toBeVisible()
  },
)

test.each(firstOf(2, screens))('$title: modal forms over the table', async ({ form: resource }) => {
  provideRecord(resource)
  const { user, router } = await openAdmin(`/Admin/${resource.screen}`)
  await user.click(await screen.findByRole('button', { name: /^Modifier / }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: resource.update })).toBeVisible()
  expect(router.state.location.search).toMatchObject({ open: 'edit', record: keyOf(resource) })
  expect(document.querySelector('table')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Annuler' }))
  await user.click(await screen.findByRole('button', { name: resource.add }))
  expect(await screen.findByRole('dialog', { name: resource.add })).toBeVisible()
})

describe('an empty state', () => {
  withTexts('admin')

  test.each(screens)('$title: "$empty"', ({ form: resource, empty }) => {
    const { title: shown } = definitions.get(resource.screen)?.empty ?? expect.fail()
    expect(i18n._(shown)).toBe(empty)
  })

  test.each(firstOf(1, screens))('$title: with a create button, after a spinner', async ({ form: resource, empty }) => {
    play('empty', { only: resource.path })
    const release = hold(`*${resource.path}`, 'get')
    const { user } = await openAdmin(`/Admin/${resource.screen}`)
    expect(await within(screen.getByRole('main')).findByText('Chargement…')).toBeVisible()
    release()
    expect(await screen.findByText(empty)).toBeVisible()
    const [, inPlace] = screen.getAllByRole('button', { name: resource.add })
    await user.click(inPlace ?? document.body)
    expect(await screen.findByRole('dialog', { name: resource.add })).toBeVisible()
  })
})

describe('cells without a picture or a document', () => {
  test.each([
    [
      'Communications: "Pas de photo", "Pas de document"',
      adminForms.communications,
      ['Pas de photo', 'Pas de document'],
    ],
    ['Publications: "Pas de photo", "Pas de document"', adminForms.publications, ['Pas de photo', 'Pas de document']],
    ['Réglementations: "Pas de document"', adminForms.reglementations, ['Pas de document']],
    ['Slides: "Pas d\'image"', adminForms.slides, ["Pas d'image"]],
  ])('%s', async (_name, resource, texts) => {
    provideRecord({ ...resource, record: { ...resource.record, photo: null, document: null, image: null } })
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

describe('Subscriber page', () => {
  test('subtitle, empty state with an add button, and its modal with an email field', async () => {
    play('empty', { only: '/api/subscribers' })
    const { user } = await openAdmin('/Admin/subscriber')
    expect(await screen.findByText('Gérez et visualisez les abonnés à la newsletter.')).toBeVisible()
    expect(await screen.findByText('Aucun abonné trouvé')).toBeVisible()
    expect(screen.getByText('Commencez par ajouter un abonné.')).toBeVisible()
    const [first = document.body, ...more] = screen.getAllByRole('button', { name: 'Ajouter un Abonné' })
    expect(more).toHaveLength(1)
    await user.click(first)
    expect(await screen.findByRole('dialog', { name: 'Ajouter un Abonné' })).toBeVisible()
    expect(field('Email')).toHaveAttribute('type', 'email')
    for (const name of ['Annuler', "Ajouter l'Abonné"]) expect(form().getByRole('button', { name })).toBeVisible()
  })

  test('the edit modal "Modifier l\'Abonné" has the email prefilled and the buttons "Annuler" and "Mettre à jour l\'Abonné"', async () => {
    provideRecord(adminForms.subscribers)
    await openAdmin('/Admin/subscriber?open=edit&record=7')
    expect(await screen.findByRole('dialog', { name: "Modifier l'Abonné" })).toBeVisible()
    expect(await form().findByRole('button', { name: "Mettre à jour l'Abonné" })).toBeVisible()
    expect(form().getByRole('button', { name: 'Annuler' })).toBeVisible()
    expect(field('Email')).toHaveValue('awa@exemple.cm')
  })
})
