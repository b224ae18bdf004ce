import { play } from '@mocks/server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { field, finish } from '@tests/support/fill-registration'
import { findSettled } from '@tests/support/find-settled'
import { firstOf } from '@tests/support/full'
import { hold } from '@tests/support/hold'
import { openApp } from '@tests/support/open-app'
import { provide } from '@tests/support/provide'
import { openScreen } from '@tests/support/screen'
import { declared } from '@tests/support/stylesheets'
import { withProvider } from '@tests/support/with-provider'
import { describe, expect, test } from 'vitest'

// Section 2.4 of the specification. The timings and limits of these screens are in 9-constants, the success of the
// registration in 4-states.

withProvider()

const main = () => within(screen.getByRole('main'))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The card of a list with this title. */
async function card(name: string | RegExp) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return heading.closest('li') ?? document.body
}

/** 2023 figures in million FCFA. */
const figures = [
  ['Total des dépôts et consignations', /^1\s564 millions FCFA$/],
  ['Provisions pour risques', /^40 millions FCFA$/],
  ['Fonds transférés', /^1\s587 millions FCFA$/],
  ['Total du bilan', /^3\s917 millions FCFA$/],
  ['Résultat net', /^−1\s172 millions FCFA$/],
  ['Charges', /^1\s106 millions FCFA$/],
  ['Capital social', /^3\s360 millions FCFA$/],
  ['Placements financiers', /^non publié$/],
  ['Produits', /^non publié$/],
] as const

test('Home: the sections listed in point 1; slides, domains, indicators, news and sponsors of the provider', async () => {
  await openApp('/')
  const hero = await screen.findByRole('region', { name: 'À la une' })
  const services = screen.getByRole('region', { name: 'Nos services' })
  const sections = [
    hero,
    services,
    screen.getByText('Domaines d’activité'),
    screen.getByText('Mot du Directeur général'),
    screen.getByText('L’exercice 2023 en chiffres'),
    await screen.findByRole('region', { name: 'Actualités' }),
    await screen.findByRole('list', { name: 'Partenaires' }),
  ]
  const inOrder = sections.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(sections).toEqual(inOrder)
  // The director general is not named.
  expect(screen.getByText('Le Directeur général')).toBeInTheDocument()
  expect([...services.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Consignations administratives', '/cons_admin'],
    ['Consignations judiciaires', '/cons_judiciaire'],
    ['Consignations conventionnelles', '/cons_convention'],
    ['Dépôts', '/depot'],
  ])

  // Slides with title, description and image, in their order.
  expect(
    within(hero)
      .getAllByRole('heading', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Un tiers de confiance pour vos fonds',
    'Au service de la justice',
    'Vos dépôts sont garantis',
    'Financer le développement',
    'Eau et électricité\u00a0: vos cautions',
  ])
  expect(within(hero).getAllByText(/^Recevoir, conserver et restituer en toute sécurité/)[0]).toBeInTheDocument()
  expect(hero.querySelector('img')).toHaveAttribute('src', '/api/images_slides/seat-0.svg')

  for (const name of ['Cautionnements', 'Avoirs en déshérence', 'Fonds sous mandat'])
    expect(await screen.findByText(name)).toBeInTheDocument()

  for (const [label, shown] of figures) {
    const name = await screen.findByText(label, { selector: 'p' })
    expect(name.nextElementSibling).toHaveTextContent(shown)
  }
  expect(screen.getByText('Sauf indication contraire, les montants sont en millions de FCFA.')).toBeVisible()

  // The sponsors are doubled for endless scrolling; assistive technology reads them once.
  const list = screen.getByRole('list', { name: 'Partenaires' })
  const copy = list.nextElementSibling
  expect(copy?.textContent).toBe(list.textContent)
  expect(copy?.children).toHaveLength(within(list).getAllByRole('listitem').length)
  expect(copy).toHaveAttribute('inert')
  expect(copy).toHaveAttribute('aria-hidden', 'true')

  // A card of the news.
  const [first] = within(screen.getByRole('region', { name: 'Actualités' })).getAllByRole('article')
  expect(first?.querySelector('img')).not.toBeNull()
  expect(first).toHaveTextContent('12 octobre 2026')
  expect(within(first ?? document.body).getByRole('heading')).toHaveTextContent('L’inscription en ligne est ouverte')
  expect(first).toHaveTextContent('Usagers et partenaires peuvent créer leur compte depuis le site.')
  const more = within(first ?? document.body).getByRole('link')
  expect(more).toHaveTextContent('Voir plus')
  expect(more).toHaveAttribute('href', '/actualites/l-inscription-en-ligne-est-ouverte')
})

test('News carousel (home): arrows and page dots; it wraps at both ends, and returns to the first page when the breakpoint changes', async () => {
  const window = openScreen({ width: 1280 })
  const { user } = await openApp('/')
  const carousel = within(await screen.findByRole('region', { name: 'Actualités' }))
  const current = () => carousel.getByRole('button', { current: true })
  expect(carousel.getAllByRole('button', { name: /^Page \d sur 4$/ })).toHaveLength(4)
  for (const [button, page] of [
    ['Page précédente', 'Page 4 sur 4'],
    ['Page suivante', 'Page 1 sur 4'],
    ['Page 3 sur 4', 'Page 3 sur 4'],
  ] as const) {
    await user.click(carousel.getByRole('button', { name: button }))
    expect(current()).toHaveAccessibleName(page)
  }
  await window.resize(800)
  expect(current()).toHaveAccessibleName('Page 1 sur 6')
})

test('Contact: heading asking what the visitor is looking for, a note that every request is answered by mail; fields: name, email, company name (raison sociale), number, message; a send button', async () => {
  await openApp('/contact_us')
  expect(await title('Que recherchez-vous\u00a0?')).toBeVisible()
  expect(screen.getByText('Chaque demande reçoit une réponse par courriel.')).toBeVisible()
  for (const label of ['Nom', 'Adresse électronique', 'Raison sociale', 'Numéro de téléphone', 'Message'])
    expect(main().getByLabelText(new RegExp(`^${label}`))).toBeVisible()
  expect(main().getByRole('button', { name: 'Envoyer' })).toBeVisible()
})

test('Governance: supervision by the finance ministry, a board presided by the Director General of the Treasury, five members, each with a role', async () => {
  await openApp('/gouvernance')
  const supervision = await screen.findByRole('region', { name: 'Tutelle technique et financière' })
  expect(within(supervision).getByText('Ministère chargé des finances')).toBeVisible()
  const board = within(screen.getByRole('region', { name: 'Conseil d’administration' }))
  expect(board.getByText('Président du conseil d’administration')).toBeVisible()
  expect(board.getByText('Le Directeur général du Trésor')).toBeVisible()
  expect(board.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Représentant Présidence de la République',
    'Représentant Services du Premier ministre',
    'Représentant Ministère chargé des finances',
    'Représentant Ministère chargé de l’économie',
    'Représentant Ministère chargé de la justice',
  ])
})

test('Presentation: a title then the HTML description of the first presentation returned', async () => {
  provide('presentations', [
    { id: 1, description: '<h2>Une institution</h2><p>Un <strong>tiers</strong> de confiance.</p>' },
    { id: 2, description: '<p>Une autre</p>' },
  ])
  await openApp('/lacdec')
  expect(await title('Présentation')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: 'Une institution' })).toBeVisible()
  expect(screen.getByText('tiers', { selector: 'strong' })).toBeVisible()
  expect(screen.queryByText('Une autre')).not.toBeInTheDocument()
})

test('Missions: a title and a list of mission titles appearing one after another', async () => {
  await openApp('/missions')
  expect(await title('Missions')).toBeVisible()
  const titles = await screen.findAllByRole('heading', { level: 2, name: /mandat|consignations$|développement/ })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Recevoir, conserver et gérer les dépôts et consignations',
    'Gérer des services et des fonds sous mandat',
    'Contribuer au financement du développement du pays',
  ])
  const items = titles.map((one) => one.closest('li') ?? one)
  expect(items.map((item) => item.style.getPropertyValue('--order'))).toEqual(['0', '1', '2'])
  for (const item of items) expect(declared(item, 'animation-delay') ?? declared(item, 'animation')).toMatch(/--order/)
})

test('Organisation chart: a title and an image; the page title and description for search engines and sharing', async () => {
  await openApp('/organigramme')
  expect(await title('Organigramme')).toBeVisible()
  expect(screen.getByRole('img', { name: /^Organigramme de la CDEC/ })).toHaveAttribute('src', '/organigramme-fr.svg')
  // The page title and description are set for search engines and sharing.
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')
  const description = content('meta[name="description"]')
  await waitFor(() => expect(document.title).toBe('Organigramme · CDEC Cameroun'))
  expect(description).toMatch(/organis/i)
  expect(content('meta[property="og:title"]')).toBe('Organigramme · CDEC Cameroun')
  expect(content('meta[property="og:description"]')).toBe(description)
})

describe('Partners', () => {
  test('list of sponsors, each with name, logo and description', async () => {
    await openApp('/partenaires')
    const notaries = await card('Chambre des notaires')
    expect(notaries).toHaveTextContent('Les études déposent les fonds qu’elles détiennent pour leurs clients.')
    expect(notaries.querySelector('img')).toHaveAttribute('src', '/api/files/pictures/logo-notaires.svg')
  })

  test('name and description may be translation keys', async () => {
    provide('sponsors', [{ id: 1, nom: 'sponsors.minfi.name', description: 'sponsors.minfi.description' }])
    await openApp('/partenaires', { locale: 'en' })
    const ministry = await card('Ministry in charge of finance')
    expect(ministry).toHaveTextContent(/supervision/)
    expect(ministry).not.toHaveTextContent('sponsors.minfi')
  })
})

test('Projects: a static coming-soon message', async () => {
  await openApp('/projects')
  expect(await screen.findByRole('heading', { name: 'Bientôt disponible' })).toBeVisible()
})

test('Press releases: a grid of cards with photo, title, publication date, description, and a link opening the document in a new tab; the photo is hidden if absent, the description and the link are optional', async () => {
  const file = { photo: '/a.png', document: '/a.pdf' }
  provide('communications', [
    { id: 1, title: 'Tout', description: 'Dit', ...file, communication_date: '2026-03-03' },
    { id: 2, title: 'Presque rien' },
  ])
  await openApp('/communique')
  const release = await card(/^Tout/)
  expect(release.querySelector('img')).toHaveAttribute('src', '/a.png')
  expect(release).toHaveTextContent('3 mars 2026')
  expect(within(release).getByText('Dit')).toBeVisible()
  const link = within(release).getByRole('link', { name: /^Tout \(PDF\) ?\(nouvel onglet\)$/ })
  expect(link).toHaveAttribute('href', '/a.pdf')
  expect(link).toHaveAttribute('target', '_blank')
  // A photo that fails to load is replaced by a placeholder.
  fireEvent.error(release.querySelector('img') ?? release)
  expect(release.querySelector('img')).toHaveAttribute('src', '/placeholder-image.png')

  const bare = await card('Presque rien')
  expect(bare.querySelector('img, a')).toBeNull()
  expect(bare).toHaveTextContent('Date inconnue')
})

const emptyLists = [
  ['Press releases', '/communique', 'communications', 'Aucun communiqué disponible pour le moment.'],
  ['Publications', '/publications', 'publications', 'Aucune publication disponible pour le moment.'],
  [
    'Regulatory texts',
    '/textes_reglementaires',
    'reglementations',
    'Aucun texte réglementaire disponible pour le moment.',
  ],
  ['Media library', '/mediatheque', 'videos', 'Aucune vidéo disponible pour le moment.'],
  ['Interviews list', '/interviews', 'interviews', 'Aucune interview disponible pour le moment.'],
  ['Partners', '/partenaires', 'sponsors', 'Aucun partenaire disponible pour le moment.'],
  ['Presentation', '/lacdec', 'presentations', 'La présentation n’est pas disponible pour le moment.'],
] as const
test.each(firstOf(2, emptyLists))('%s: spinner while loading, message when none', async (_name, path, call, empty) => {
  play('empty')
  const release = hold(`*/api/${call}`, 'get')
  await openApp(path)
  expect(await main().findByText('Chargement…')).toBeVisible()
  release()
  await findSettled(empty)
})

test('User guide: a static question-and-answer accordion, one open at a time', async () => {
  const { user } = await openApp('/guide_utilisateurs')
  const open = () => document.querySelectorAll('details[open]').length
  const first = await screen.findByText('Quelles pièces faut-il préparer ?')
  const answered = screen.getByText('Du lundi au vendredi, de 08:00 à 16:00. Le numéro de téléphone', {
    exact: false,
  })
  expect(answered).not.toBeVisible()
  await user.click(screen.getByText('Quand et où joindre la CDEC ?'))
  expect(answered).toBeVisible()
  await user.click(first)
  expect(await screen.findByText('Presque toujours', { exact: false })).toBeVisible()
  await expect.poll(open).toBe(1)
  await user.click(first)
  await expect.poll(open).toBe(0)
})

describe('Interviews list', () => {
  test('cards with main image, date, title, description shown as HTML, and a link to the interview with the slug', async () => {
    provide('interviews', [
      {
        id: 1,
        slug: 'la-caution',
        titre: 'La caution',
        date: '2026-09-07',
        description: '<p>Elle vous <em>appartient</em></p>',
        imagePrincipaleUrl: '/i.png',
      },
    ])
    await openApp('/interviews')
    const interview = await card('La caution')
    expect(interview.querySelector('img')).toHaveAttribute('src', '/i.png')
    expect(interview).toHaveTextContent('7 septembre 2026')
    expect(await within(interview).findByText('appartient', { selector: 'em' })).toBeVisible()
    expect(within(interview).getByRole('link')).toHaveAttribute('href', '/interviews/la-caution')
  })

  test('a search box filtering by title (case-insensitive contains) with a clear button; a no-results message that includes the query', async () => {
    const { user } = await openApp('/interviews')
    const name = 'Eau, électricité\u00a0: la caution en clair'
    await card(name)
    const box = screen.getByRole('searchbox', { name: 'Rechercher une interview' })
    await user.type(box, 'ÉLECTRICITÉ')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(within(screen.getByRole('article')).getByRole('heading', { name })).toBeVisible()
    await user.type(box, ' zz')
    expect(await screen.findByText('Aucun résultat pour « ÉLECTRICITÉ zz ».')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(1))
    expect(box).toHaveFocus()
  })
})

test('Interview detail: main image, description as a quote, introduction, content, source, date, and a link back', async () => {
  const { user } = await openApp('/interviews/eau-electricite-la-caution-en-clair')
  await title('Eau, électricité\u00a0: la caution en clair')
  fireEvent.error(document.querySelector('article img') ?? document.body)
  expect(screen.getByText('Image non disponible')).toBeInTheDocument()
  const source = screen.getByRole('link', { name: /^Source de l’interview/ })
  expect(source).toHaveAttribute('href', 'https://www.example.org/entretiens/cautions')
  expect(source).toHaveAttribute('target', '_blank')
  expect(screen.getByText('7 septembre 2026')).toBeInTheDocument()
  expect(document.querySelector('blockquote')).toHaveTextContent('La caution vous appartient')
  expect(screen.getByRole('heading', { name: 'Introduction' })).toBeInTheDocument()
  expect(screen.getByText(/Une association de consommateurs/)).toBeInTheDocument()
  expect(await screen.findByText(/Le transfert ne change rien pour l’abonné/)).toBeInTheDocument()
  const back = screen.getByRole('link', { name: 'Retour aux interviews' })
  expect(back).toHaveAttribute('href', '/interviews')
  await user.click(back)
  expect(await title('Interviews')).toBeVisible()
})

describe('News detail', () => {
  test('title, publication date, main detail image, and a photo gallery section when photos exist', async () => {
    const { container } = await openApp('/actualites/l-inscription-en-ligne-est-ouverte')
    await title('L’inscription en ligne est ouverte')
    expect(screen.getByText('12 octobre 2026')).toBeInTheDocument()
    expect(container.querySelector('article img')).toHaveAttribute('src', '/api/files/pictures/screen-1.svg')
    const gallery = screen.getByRole('heading', { name: 'Galerie de photos' }).closest('section')
    expect(gallery?.querySelectorAll('img')).toHaveLength(3)
    // Broken images fall back to a default placeholder.
    for (const picture of container.querySelectorAll('article img')) fireEvent.error(picture)
    const sources = [...container.querySelectorAll('article img')].map((picture) => picture.getAttribute('src'))
    expect(new Set(sources)).toEqual(new Set(['/default-placeholder.jpg']))
  })

  test('text "Aucune image disponible" if none, and no gallery', async () => {
    await openApp('/actualites/avis-de-recrutement-publie')
    await title('Avis de recrutement publié')
    expect(screen.getByText('Aucune image disponible')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Galerie de photos' })).not.toBeInTheDocument()
  })
})

describe('Media library', () => {
  test('the thumbnail is taken from an external video host using youtube_id; clicking it or Watch toggles a player on that card, one at a time; an Open link goes to the external watch page', async () => {
    const { user } = await openApp('/mediatheque')
    const video = await card(/L’institution en trois minutes/)
    expect(video.querySelector('img')).toHaveAttribute('src', 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg')
    const link = within(video).getByRole('link', { name: /^Ouvrir sur YouTube/ })
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    expect(link).toHaveAttribute('target', '_blank')

    const cards = screen.getAllByRole('article').map((one) => within(one))
    const players = () => [...document.querySelectorAll('iframe')]
    const press = (n: number, name: RegExp) => user.click(cards[n]?.getByRole('button', { name }) ?? document.body)
    expect(players()).toEqual([])
    await press(0, /^Regarder/)
    expect(players()[0]?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1$/)
    // Otherwise YouTube's own page, opened from the player, would be sandboxed too.
    expect(players()[0]?.getAttribute('sandbox')).toContain('allow-popups-to-escape-sandbox')
    const [first] = players()
    await press(2, /^Lire la vidéo/)
    expect(players()).toHaveLength(1)
    expect(players()[0]?.title).not.toBe(first?.title)
    await press(2, /^Arrêter/)
    expect(players()).toEqual([])
  })

  test('the date is shown, or a default organisation label if no date', async () => {
    provide('videos', [
      { id: 1, title: 'Datée', youtube_id: 'aqz-KE-bpKQ', date: '2024-02-20' },
      { id: 2, title: 'Sans date', youtube_id: 'aqz-KE-bpKQ' },
    ])
    await openApp('/mediatheque')
    expect(await card(/Datée/)).toHaveTextContent('20 février 2024')
    expect(await card(/Sans date/)).toHaveTextContent('CDEC Cameroun')
  })
})

test('Regulatory texts: a collapsible section titled decrees, open by default, toggled by clicking its header; each a link to its document opening in a new tab, or the text "Document non disponible"', async () => {
  provide('reglementations', [
    { id: 1, title: 'Décret n° 1', document: '/d.pdf' },
    { id: 2, title: 'Décret n° 2', document: null },
  ])
  const { user } = await openApp('/textes_reglementaires')
  const link = await main().findByRole('link', { name: /^Décret n°\s1/ })
  expect(link).toHaveAttribute('href', '/d.pdf')
  expect(link).toHaveAttribute('target', '_blank')
  expect(main().queryByRole('link', { name: /^Décret n°\s2/ })).not.toBeInTheDocument()
  expect(main().getByText('Document non disponible').closest('li')).toHaveTextContent(/^Décret n°\s2/)

  const header = screen.getByRole('button', { name: 'Décrets' })
  expect(header).toHaveAttribute('aria-expanded', 'true')
  expect(link).toBeVisible()
  await user.click(header)
  expect(header).toHaveAttribute('aria-expanded', 'false')
  expect(link).not.toBeVisible()
  await user.click(header)
  expect(link).toBeVisible()
})

describe('Static service pages', () => {
  const pages = [
    ['administrative consignment: 11 activities, a definition, 3 advantages', '/cons_admin', 'Les activités', 11, 3],
    ['conventional deposits: a definition, 5 advantages, one activity', '/cons_convention', 'L’activité', 1, 5],
    ['judicial deposits: a definition, 5 advantages, 12 activities', '/cons_judiciaire', 'Les activités', 12, 5],
    ['public deposits: a definition, 2 advantages, 8 categories', '/depot', 'Les catégories', 8, 2],
  ] as const
  test.each(firstOf(2, pages))('%s', async (_sentence, path, heading, entries, advantages) => {
    await openApp(path)
    const part = async (name: string) => within(await screen.findByRole('region', { name }))
    expect((await part('De quoi s’agit-il\u00a0?')).getAllByText(/./).length).toBeGreaterThan(1)
    expect((await part('Les avantages')).getAllByRole('heading', { level: 3 })).toHaveLength(advantages)
    const titles = (await part(heading)).getAllByRole('heading', { level: 3 })
    expect(titles).toHaveLength(entries)
    // The one activity: guarantees for water and electricity companies.
    if (entries === 1) expect(titles[0]).toHaveTextContent(/eau et d’électricité/)
  })
})

const fields =
  'Nom complet, Adresse électronique, Mot de passe, Confirmation du mot de passe, Adresse, Numéro de téléphone, Pays, Ville, Numéro fiscal, Situation matrimoniale, Date de naissance, Sexe'

test('Usager registration: a side image and a welcome text; the fields, required and marked *; two buttons: finish registration, and become a partner (goes to /sponsor)', async () => {
  const { user, router } = await openApp('/inscription/usager')
  const aside = await main().findByRole('complementary')
  expect(aside.querySelector('img')).toHaveAttribute('src', '/images/comptes.svg')
  expect(within(aside).getByText(/^Bienvenue/)).toBeVisible()
  for (const label of fields.split(', ')) {
    // The date of birth is a group of three fields, whose name bears the mark.
    const marked = main().getAllByText((_text, element) => element?.textContent?.trim() === `${label} *`)[0]
    expect(marked).toBeVisible()
    if (label !== 'Date de naissance') expect(field(label)).toBeRequired()
  }
  expect(finish()).toBeVisible()
  await user.click(main().getByRole('link', { name: 'Devenir partenaire' }))
  await act(async () => undefined)
  expect(router.state.location.pathname).toBe('/sponsor')
  expect(await title('Devenir partenaire')).toBeVisible()
})
