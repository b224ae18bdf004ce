import { seeds } from '@mocks/seeds/all'
import { screen, within } from '@testing-library/react'
import { openAdmin, withAdmin } from '@tests/admin/open-admin'
import { openApp } from '@tests/support/open-app'
import { describe, expect, test } from 'vitest'

// Section 2.1 of the specification, and the introduction of section 2.

withAdmin(seeds)

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Addresses of the table, some as the menu writes them, whose screens no other file of this folder opens. */
test.each([
  ['/Gouvernance', 'Gouvernance'],
  ['/Organigramme', 'Organigramme'],
  ['/Interviews', 'Interviews'],
  ['/actualites/l-inscription-en-ligne-est-ouverte', 'L’inscription en ligne est ouverte'],
  ['/projects', 'Projets et programmes'],
  ['/accueil', 'Caisse des Dépôts et Consignations'],
  ['/loginadmin', 'Administration'],
])('%s: %s', async (path, name) => {
  await openApp(path)
  expect(await title(name)).toBeVisible()
})

test('the footer also links to /#actualites, the news section on the home page', async () => {
  await openApp('/#actualites')
  const section = await screen.findByRole('heading', { name: 'La vie de l’institution' })
  expect(section.closest('#actualites')).not.toBeNull()
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
