import { server } from '@mocks/server'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { fill, form, openAdmin, seeText, withAdmin } from './open-admin'

// What the provider refuses without a reason that the form has a place for.

withAdmin()

test.each([
  ['', 'Refusé : votre compte n’a pas ce droit.'],
  ['Réservé à la direction.', 'Réservé à la direction.'],
])('a write that the account may not make is not to be tried again: %s', async (message, shown) => {
  server.use(http.put('*/api/stats/:id', () => HttpResponse.json({ message }, { status: 403 })))
  const { user } = await openAdmin('/Admin/stats?open=edit&record=1')
  const send = await form().findByRole('button', { name: 'Mettre à jour la statistique' })
  await fill(user, 'Libellé', 'Zéphyr')
  await user.click(send)
  await seeText(shown)
  expect(screen.queryByText(/réessayer/)).not.toBeInTheDocument()
})

test('nor is a list that the account may not read', async () => {
  server.use(http.get('*/api/stats', () => HttpResponse.json({}, { status: 403 })))
  await openAdmin('/Admin/stats')
  await seeText('Refusé : votre compte n’a pas ce droit.')
  expect(screen.queryByText(/réessayer\.|try again/i)).not.toBeInTheDocument()
})
