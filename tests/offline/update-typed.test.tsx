import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { appUpdate } from '@/pwa/update/app-update'
import { fewRows } from '../support/few-rows'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider(fewRows)

test('an update does not take away what is typed in a form: it asks to save it first', async () => {
  const { user } = await openApp('/contact_us')
  const [name = document.body] = await screen.findAllByRole('textbox', { name: /^Nom/ })
  await user.type(name, 'Une lectrice')
  act(() => appUpdate.set('available'))
  await user.click(await screen.findByRole('button', { name: 'Mettre à jour' }))
  expect(await screen.findByText(/^Enregistrez d’abord votre saisie/)).toBeVisible()
  expect(name).toHaveValue('Une lectrice')
})
