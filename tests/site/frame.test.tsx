import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pagedLists } from '@/contract/rows/public-lists'
import { menu } from '@/site/layout/menu'
import { openApp } from '../support/open-app'

test('an unknown address shows a message and links to other pages', async () => {
  await openApp('/nulle-part')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Publications' })).toHaveAttribute('href', '/publications')
})

test('the menu leads to the page of each list', () => {
  const addresses = menu
    .flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    .map(({ to }) => to.toLowerCase())
  expect(addresses).toEqual(expect.arrayContaining(pagedLists.map(({ page }) => page.path)))
})

test.each([
  ['/cons_admin', 'Services'],
  ['/cas/offres-reelles', 'Services'],
  ['/communique', 'Actualités'],
])('on %s the group %s of the menu is the present one', async (path, name) => {
  await openApp(path)
  const bar = screen.getAllByRole('navigation', { name: 'Navigation principale' })[0] ?? document.body
  const marked = [...bar.querySelectorAll('[data-current]')].map(({ textContent }) => textContent)
  expect(marked).toEqual([name])
})

test.each([
  ['/publications', ['Accueil', 'Actualités', 'Publications']],
  ['/depot', ['Accueil', 'Services', 'Dépôts']],
  ['/guide_utilisateurs', ['Accueil', 'Guide des utilisateurs']],
])('the breadcrumb of %s leads from the home page to the page itself', async (path, names) => {
  await openApp(path)
  const steps = within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual(names)
  expect(steps.map((step) => step.querySelector('[aria-current=page]') !== null)).toEqual(
    names.map((_name, place) => place === names.length - 1),
  )
})

test('after a navigation the heading has the focus and the title is announced', async () => {
  const { user } = await openApp('/nulle-part')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Guide des utilisateurs' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Guide des utilisateurs' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Guide des utilisateurs · CDEC Cameroun')
})

test('English readers have the whole frame in English', async () => {
  await openApp('/nulle-part', { locale: 'en' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Français' })).toBeVisible()
  expect(screen.getByText('Monday to Friday, 08:00 – 16:00')).toBeVisible()
})

test('a menu that is opened while a page loads stays open and keeps the focus', async () => {
  await openApp('/nulle-part')
  const nav = within(screen.getAllByRole('navigation', { name: 'Navigation principale' })[0] ?? document.body)
  const services = nav.getByRole('button', { name: 'Services' })
  act(() => {
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Guide des utilisateurs' }))
    fireEvent.pointerDown(services)
    services.focus()
    fireEvent.click(services)
  })
  await screen.findByRole('heading', { level: 1, name: 'Guide des utilisateurs' })
  await screen.findByText(/^Guide des utilisateurs ·/, { selector: '[role=status]' })
  expect(services).toHaveFocus()
  expect(services).toHaveAttribute('aria-expanded', 'true')
})
