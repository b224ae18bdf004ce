import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pagedLists } from '@/contract/rows/public-lists'
import { menu } from '@/site/layout/menu'
import { openApp } from '../support/open-app'

test('an unknown address shows a message and links; after one the heading has the focus', async () => {
  const { user } = await openApp('/nulle-part')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Publications' })).toHaveAttribute('href', '/publications')
  await user.click(main.getByRole('link', { name: 'Guide des utilisateurs' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Guide des utilisateurs' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Guide des utilisateurs · CDEC Cameroun')
  // Focusable only as long as it has the focus.
  await user.tab()
  expect(heading).not.toHaveAttribute('tabindex')
})

test('the menu leads to the page of each list', () => {
  const addresses = menu
    .flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    .map(({ to }) => to.toLowerCase())
  expect(addresses).toEqual(expect.arrayContaining(pagedLists.map(({ page }) => page.path)))
})

test('the menu and the breadcrumb tell where a page stands', async () => {
  await openApp('/depot')
  const bar = screen.getAllByRole('navigation', { name: 'Navigation principale' })[0] ?? document.body
  expect([...bar.querySelectorAll('[data-current]')].map(({ textContent }) => textContent)).toEqual(['Services'])
  const steps = within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual(['Accueil', 'Services', 'Dépôts'])
  expect(steps[2]?.querySelector('[aria-current=page]')).not.toBeNull()
})
