import { screen, within } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { describe, expect, test } from 'vitest'

// Section 2.2 of the specification: the top navigation of the public site.

const bar = () => screen.getAllByRole('navigation', { name: 'Navigation principale' })[0] ?? document.body

/** The entries of the bar: the name of each, and its addresses. */
const entries = () =>
  [...bar().querySelectorAll(':scope > ul > li')].map((entry) => ({
    name: entry.querySelector('button, a')?.textContent,
    addresses: [...entry.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  }))

describe('grouped menu', () => {
  test('its entries, followed by the guide and the contact, with the addresses of their groups', async () => {
    await openApp('/nulle-part')
    const wanted = [
      ['Accueil', ['/']],
      [
        'L’institution',
        ['/lacdec', '/missions', '/gouvernance', '/organigramme', '/textes_reglementaires', '/partenaires'],
      ],
      ['Services', ['/cons_admin', '/cons_judiciaire', '/cons_convention', '/depot']],
      ['Actualités', ['/communique', '/publications', '/infocdec', '/interviews', '/mediatheque']],
      ['Projets et programmes', ['/projects']],
    ] as const
    expect(entries().map(({ name }) => name)).toEqual([...wanted.map(([name]) => name), 'Guide', 'Contact'])
    for (const [name, addresses] of wanted) {
      const entry = entries().find((one) => one.name === name)
      // The product has links of its own beside those of the specification.
      expect(entry?.addresses.filter((one) => addresses.some((address) => address === one))).toEqual(addresses)
    }
  })

  test('a phone has the same entries in a drawer', async () => {
    const { user } = await openApp('/nulle-part')
    const ofTheBar = entries().flatMap(({ addresses }) => addresses)
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    const links = [...drawer.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(ofTheBar)
  })
})

test('a language toggle in the top bar offers the other language: code, name and icon', async () => {
  await openApp('/missions')
  const toggle = within(screen.getByRole('banner')).getByText('English').closest('button, a')
  expect(toggle).toHaveAttribute('lang', 'en')
  expect(toggle?.querySelector('svg')).not.toBeNull()
})

test('dropdowns close on a click outside, on Escape, which gives the button the focus, and after choosing a link', async () => {
  const { user, router } = await openApp('/nulle-part')
  const services = within(bar()).getByRole('button', { name: 'Services' })
  expect(services).toHaveAttribute('aria-expanded', 'false')
  const open = async () => {
    await user.click(services)
    expect(services).toHaveAttribute('aria-expanded', 'true')
  }
  await open()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(services).toHaveAttribute('aria-expanded', 'false')
  await open()
  await user.keyboard('{Escape}')
  expect(services).toHaveAttribute('aria-expanded', 'false')
  expect(services).toHaveFocus()
  await open()
  await user.click(within(bar()).getByRole('link', { name: 'Dépôts' }))
  expect(router.state.location.pathname).toBe('/depot')
  expect(services).toHaveAttribute('aria-expanded', 'false')
})
