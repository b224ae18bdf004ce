import { seeds } from '@mocks/seeds/all'
import { screen, waitFor, within } from '@testing-library/react'
import { openAdmin, withAdmin } from '@tests/admin/open-admin'
import { full } from '@tests/support/full'
import { openApp } from '@tests/support/open-app'
import { describe, expect, test } from 'vitest'

// Section 2.1 of the specification, and the introduction of section 2.

withAdmin(seeds)

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The addresses of the table, and the title of the screen of each. */
const routes: readonly (readonly [path: string, screen: string, title: string])[] = [
  ['/', 'Home', 'Caisse des Dépôts et Consignations'],
  ['/contact_us', 'Contact form', 'Que recherchez-vous\u00a0?'],
  ['/lacdec', 'Presentation of the institution', 'Présentation'],
  ['/missions', 'Missions', 'Missions'],
  ['/gouvernance', 'Governance', 'Gouvernance'],
  ['/Gouvernance', 'Governance, as the menu writes it', 'Gouvernance'],
  ['/organigramme', 'Organisation chart', 'Organigramme'],
  ['/Organigramme', 'Organisation chart, as the menu writes it', 'Organigramme'],
  ['/textes_reglementaires', 'Regulatory texts', 'Textes réglementaires'],
  ['/partenaires', 'Partners', 'Partenaires'],
  ['/cons_admin', 'Administrative consignments', 'Consignations administratives'],
  ['/cons_judiciaire', 'Judicial consignments', 'Consignations judiciaires'],
  ['/cons_convention', 'Conventional consignments', 'Consignations conventionnelles'],
  ['/depot', 'Deposits', 'Dépôts'],
  ['/guide_utilisateurs', 'User guide', 'Guide des utilisateurs'],
  ['/communique', 'Press releases', 'Communiqués'],
  ['/publications', 'Publications', 'Publications'],
  ['/infocdec', 'Info bulletin', 'Bulletin d’information'],
  ['/interviews', 'Interviews list', 'Interviews'],
  ['/Interviews', 'Interviews list, as the menu writes it', 'Interviews'],
  [
    '/interviews/eau-electricite-la-caution-en-clair',
    'Interview detail, slug as parameter',
    'Eau, électricité\u00a0: la caution en clair',
  ],
  [
    '/actualites/l-inscription-en-ligne-est-ouverte',
    'News detail, slug as parameter',
    'L’inscription en ligne est ouverte',
  ],
  ['/mediatheque', 'Media library', 'Médiathèque'],
  ['/projects', 'Projects and programs', 'Projets et programmes'],
  ['/inscription/usager', 'Usager registration', 'Créer un compte usager'],
  ['/loginadmin', 'Admin login', 'Administration'],
]

/** npm test takes those whose screens no other file of this folder opens. */
const opened = full ? routes : routes.filter(([path]) => /^\/([A-Z]|actualites|loginadmin|projects)/.test(path))
test.each(opened)('%s: %s', async (path, _screen, name) => {
  await openApp(path)
  expect(await title(name)).toBeVisible()
})

describe('the footer also links to', () => {
  test('/accueil, which is the home page', async () => {
    await openApp('/accueil')
    expect(await title('Caisse des Dépôts et Consignations')).toBeVisible()
  })

  test('/#actualites, the news section on the home page', async () => {
    await openApp('/#actualites')
    const section = await screen.findByRole('heading', { name: 'La vie de l’institution' })
    expect(section.closest('#actualites')).not.toBeNull()
  })
})

test('the routing uses browser history mode (no hash in paths)', async () => {
  const { user, router } = await openApp('/')
  const [link] = screen.getAllByRole('link', { name: 'Guide des utilisateurs' })
  expect(link).toHaveAttribute('href', '/guide_utilisateurs')
  await user.click(link ?? document.body)
  await waitFor(() => expect(router.state.location.href).toBe('/guide_utilisateurs'))
})

describe('the layout depends on the path', () => {
  test('any path starting with /Admin uses the admin layout: a sticky top bar plus a side menu', async () => {
    await openAdmin('/Admin/missions')
    expect(await screen.findByRole('navigation', { name: 'Menu de l’administration' })).toBeVisible()
    expect(within(screen.getByRole('banner')).getByText('Dashboard')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Navigation principale' })).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  test('every other path uses the public layout', async () => {
    await openApp('/missions')
    expect(screen.getAllByRole('navigation', { name: 'Navigation principale' })[0]).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Menu de l’administration' })).not.toBeInTheDocument()
  })
})
