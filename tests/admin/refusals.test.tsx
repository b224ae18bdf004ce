import { server } from '@mocks/server'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { fill, form, openAdmin, seeText, withAdmin } from './open-admin'

// What the provider refuses without a reason that the form has a place for.

withAdmin()

test('a field that the form lacks: the provider’s message about it is shown', async () => {
  server.use(
    http.post('*/api/stats', () =>
      HttpResponse.json(
        { message: 'Veuillez corriger les erreurs', errors: { exercice: ['L’exercice 2023 est clos.'] } },
        { status: 422 },
      ),
    ),
  )
  const { user } = await openAdmin('/Admin/stats?open=create')
  const send = await form().findByRole('button', { name: 'Ajouter la statistique' })
  await fill(user, 'Libellé', 'Zéphyr')
  await user.click(send)
  expect(await form().findByText('L’exercice 2023 est clos.')).toBeVisible()
})

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

test.each(['subscribers', 'stats', 'domaines'])('nor is a list that the account may not read: %s', async (name) => {
  server.use(http.get(`*/api/${name}`, () => HttpResponse.json({}, { status: 403 })))
  await openAdmin(`/Admin/${name === 'subscribers' ? 'subscriber' : name}`)
  await seeText('Refusé : votre compte n’a pas ce droit.')
  expect(screen.queryByText(/réessayer\.|try again/i)).not.toBeInTheDocument()
})
