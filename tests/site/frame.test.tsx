import { act, screen, waitFor, within } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { standIn } from '@tests/support/stand-in'
import { expect, test } from 'vitest'
import conformity from '@/site/help/conformity.json'

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

test('the menu and the breadcrumb tell where a page stands', async () => {
  await openApp('/depot')
  const bar = screen.getAllByRole('navigation', { name: 'Navigation principale' })[0] ?? document.body
  expect([...bar.querySelectorAll('[data-current]')].map(({ textContent }) => textContent)).toEqual(['Services'])
  const steps = within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual(['Accueil', 'Services', 'Dépôts'])
  expect(steps[2]?.querySelector('[aria-current=page]')).not.toBeNull()
})

test('the organisation chart has a text version, and both are translated', async () => {
  await openApp('/Organigramme', { locale: 'en' })
  const picture = await screen.findByRole('img', { name: /^Organisation chart of CDEC/ })
  expect(picture).toHaveAttribute('src', '/organigramme-en.svg')
  const words = within(screen.getByRole('region', { name: 'The organisation chart as text' }))
  expect(words.getByText('Board of Directors')).toBeVisible()
  expect(words.getByText('Local Offices')).toBeVisible()
  expect(document.title).toBe('Organisation chart · CDEC Cameroon')
})

test('the colours are chosen in the footer, applied at once and remembered', async () => {
  const { user } = await openApp('/accessibilite')
  const colours = within(await screen.findByRole('group', { name: 'Couleurs du site' }))
  expect(colours.getByRole('radio', { name: 'Appareil' })).toBeChecked()
  await user.click(colours.getByRole('radio', { name: 'Sombre' }))
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
  expect(localStorage.getItem('scheme')).toBe('dark')
  await user.click(colours.getByRole('radio', { name: 'Appareil' }))
  expect(document.documentElement).not.toHaveAttribute('data-scheme')
  expect(localStorage.getItem('scheme')).toBe('system')
})

test('the accessibility page declares the state of the site, what is not accessible, and whom to contact', async () => {
  await openApp('/accessibilite')
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible()
  expect(screen.getByText('Il n’est pas déclaré conforme.', { exact: false })).toBeVisible()
  expect(screen.getByText('Aucun audit par un organisme extérieur n’a été fait', { exact: false })).toBeVisible()
  const { criteria, applicable, conform, notTested } = conformity
  const rate = screen.getByText(`Sur les ${criteria} critères du référentiel français`, { exact: false })
  expect(rate).toHaveTextContent(
    `${conform} sont respectés, preuve à l’appui, soit ${Math.floor((100 * conform) / applicable)} %`,
  )
  expect(rate).toHaveTextContent(`${notTested} restent à vérifier et ne sont pas comptés`)
  expect(screen.getByText('coupe les mots longs entre deux lignes', { exact: false })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'À qui s’adresser' })).toBeVisible()
})

test('“De nouveau en ligne” is announced like “hors ligne”, and not at load', async () => {
  await openApp('/accessibilite')
  const back = () => screen.queryByText('De nouveau en ligne.', { selector: '[role=status] *' })
  expect(back()).not.toBeInTheDocument()
  standIn(navigator, 'onLine', false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText('Vous êtes hors ligne.')).toBeVisible()
  expect(back()).not.toBeInTheDocument()
  standIn(navigator, 'onLine', true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(back()).toBeInTheDocument())
})
