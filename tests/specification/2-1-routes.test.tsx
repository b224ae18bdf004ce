import { seeds } from '@mocks/seeds/all'
import { screen, waitFor, within } from '@testing-library/react'
import { openAdmin, withAdmin } from '@tests/admin/open-admin'
import { full } from '@tests/support/full'
import { openApp } from '@tests/support/open-app'
import { describe, expect, test } from 'vitest'

// Section 2.1 of the specification, and the introduction of section 2.

withAdmin(seeds)

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The addresses of the table, some also as the menu writes them, and the title of the screen of each. */
const routes: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Caisse des Dépôts et Consignations'],
  ['/contact_us', 'Que recherchez-vous\u00a0?'],
  ['/lacdec', 'Présentation'],
  ['/missions', 'Missions'],
  ['/gouvernance', 'Gouvernance'],
  ['/Gouvernance', 'Gouvernance'],
  ['/organigramme', 'Organigramme'],
  ['/Organigramme', 'Organigramme'],
  ['/textes_reglementaires', 'Textes réglementaires'],
  ['/partenaires', 'Partenaires'],
  ['/cons_admin', 'Consignations administratives'],
  ['/cons_judiciaire', 'Consignations judiciaires'],
  ['/cons_convention', 'Consignations conventionnelles'],
  ['/depot', 'Dépôts'],
  ['/guide_utilisateurs', 'Guide des utilisateurs'],
  ['/communique', 'Communiqués'],
  ['/publications', 'Publications'],
  ['/infocdec', 'Bulletin d’information'],
  ['/interviews', 'Interviews'],
  ['/Interviews', 'Interviews'],
  ['/interviews/eau-electricite-la-caution-en-clair', 'Eau, électricité\u00a0: la caution en clair'],
  ['/actualites/l-inscription-en-ligne-est-ouverte', 'L’inscription en ligne est ouverte'],
  ['/mediatheque', 'Médiathèque'],
  ['/projects', 'Projets et programmes'],
  ['/inscription/usager', 'Créer un compte usager'],
  ['/loginadmin', 'Administration'],
]

/** npm test takes those whose screens no other file of this folder opens. */
const opened = full ? routes : routes.filter(([path]) => /^\/([A-Z]|actualites|loginadmin|projects)/.test(path))
test.each(opened)('%s: %s', async (path, name) => {
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
