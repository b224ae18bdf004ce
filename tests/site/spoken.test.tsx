import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fewRows } from '../support/few-rows'
import { openApp } from '../support/open-app'
import { standIn } from '../support/stand-in'
import { withProvider } from '../support/with-provider'

withProvider(fewRows)

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
