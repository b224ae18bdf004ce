import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../support/open-app'
import { standIn } from '../support/stand-in'
import { withProvider } from '../support/with-provider'

withProvider()
beforeAll(() => Promise.all([import('@/site/search/search-dialog'), import('@/site/search/open-search')]))

const main = () => within(screen.getByRole('main'))

test('the count of cases is silent when the page opens, and announced once a filter is chosen', async () => {
  const { user } = await openApp('/trouver-mon-cas')
  await screen.findByRole('heading', { level: 1, name: 'Trouver mon cas' })
  for (const status of main().queryAllByRole('status')) expect(status).toHaveTextContent('')
  await user.click(main().getByRole('button', { name: 'Je verse une somme' }))
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toMatch(/\d+ cas/),
  )
})

test('a heading is focusable only while a navigation has given it the focus', async () => {
  const { user } = await openApp('/accessibilite')
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex')
  await user.click(screen.getAllByRole('link', { name: 'Guide des utilisateurs' })[0] ?? document.body)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Guide des utilisateurs' })
  await waitFor(() => expect(heading).toHaveFocus())
  await user.tab()
  expect(heading).not.toHaveAttribute('tabindex')
})

test('a result of the search opens its page without the focus going back to the button', async () => {
  const { user } = await openApp('/accessibilite')
  const button = screen.getByRole('button', { name: 'Rechercher' })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechercher sur le site' }))
  await user.click(dialog.getByRole('searchbox'))
  await user.paste('consignataire')
  const result = await dialog.findByRole('link', { name: /^Guide du consignataire Publication/ })
  let returned = 0
  button.addEventListener('focus', () => (returned += 1))
  await user.click(result)
  await screen.findByRole('heading', { level: 2, name: /^Guide du consignataire/ })
  expect(returned).toBe(0)
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

test('the hint and the error of the date of birth are said with its first field alone', async () => {
  await openApp('/inscription/usager')
  expect(await screen.findByRole('textbox', { name: 'Jour' })).toHaveAccessibleDescription(/Exemple\s: 7 3 1990/)
  expect(screen.getByRole('textbox', { name: 'Mois' })).not.toHaveAccessibleDescription()
  expect(screen.getByRole('group', { name: /^Date de naissance/ })).not.toHaveAccessibleDescription()
})
