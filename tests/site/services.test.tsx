import { screen, within } from '@testing-library/react'
import { standIn } from '@tests/support/stand-in'
import { expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'

const pages = [
  { path: '/cons_admin', title: 'Consignations administratives', advantages: 3, heading: 'Les activités', entries: 11 },
  {
    path: '/cons_judiciaire',
    title: 'Consignations judiciaires',
    advantages: 5,
    heading: 'Les activités',
    entries: 12,
  },
  {
    path: '/cons_convention',
    title: 'Consignations conventionnelles',
    advantages: 5,
    heading: 'L’activité',
    entries: 1,
  },
  { path: '/depot', title: 'Dépôts', advantages: 2, heading: 'Les catégories', entries: 8 },
]

for (const page of pages) {
  test(`${page.path} gives its definition, ${page.advantages} advantages and ${page.entries} entries`, async () => {
    await openApp(page.path)
    expect(await screen.findByRole('heading', { level: 1, name: page.title })).toBeVisible()
    expect(within(part('De quoi s’agit-il\u00a0?')).getAllByText(/./).length).toBeGreaterThan(1)
    expect(namesIn('Les avantages')).toHaveLength(page.advantages)
    expect(namesIn(page.heading)).toHaveLength(page.entries)
    expect(
      within(part('Ce que disent les textes')).getByRole('link', { name: 'Lire les textes réglementaires' }),
    ).toHaveAttribute('href', '/textes_reglementaires')
    expect(within(part('À qui s’adresser')).getByRole('link', { name: 'Écrire à la CDEC' })).toHaveAttribute(
      'href',
      '/contact_us',
    )
  })
}

test('contractual consignments are about guarantees for water and electricity companies', async () => {
  await openApp('/cons_convention', { locale: 'en' })
  expect(await screen.findByRole('heading', { name: 'Contractual consignments', level: 1 })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Guarantees held by water and electricity companies' })).toBeVisible()
})

test('a reader shares the page where the device can share, and prints it', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined)
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  standIn(navigator, 'share', share)
  const { user } = await openApp('/depot')
  await user.click(await screen.findByRole('button', { name: 'Partager' }))
  expect(share).toHaveBeenCalledWith({ title: 'Dépôts · CDEC', url: window.location.href })
  expect(screen.queryByText('Lien copié.')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Imprimer' }))
  expect(print).toHaveBeenCalledOnce()
})

test('elsewhere the link is copied, and a message confirms it', async () => {
  const { user } = await openApp('/depot')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(await screen.findByRole('button', { name: 'Partager' }))
  expect(await screen.findByText('Lien copié.')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(window.location.href)
})

const part = (heading: string) => screen.getByRole('region', { name: heading })
const namesIn = (heading: string) => within(part(heading)).getAllByRole('heading', { level: 3 })
