import { server } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openScreen } from '../support/screen'
import { fill, form, openAdmin, withAdmin } from './open-admin'

withAdmin()

test('the failure of a save can be read and closed while the form is open, and the focus goes back to its field', async () => {
  const { user } = await openAdmin('/Admin/stats?open=edit&record=1')
  await form().findByRole('button', { name: 'Mettre à jour la statistique' })
  await fill(user, 'Libellé', 'Autre libellé')
  server.use(http.put('*/api/stats/1', () => HttpResponse.json({ message: 'Panne' }, { status: 500 })))
  await user.keyboard('{Control>}s{/Control}')
  // Nothing outside an open modal dialog can be pressed.
  const close = await form().findByRole('button', { name: 'Fermer la notification' })
  await user.click(close)
  expect(form().queryByRole('button', { name: 'Fermer la notification' })).toBeNull()
  await waitFor(() => expect(form().getByLabelText(/^Libellé/)).toHaveFocus())
})

test('a press beside the menu closes it, also where the browser does not know `closedby`', async () => {
  openScreen({ width: 360 })
  const { user } = await openAdmin('/Admin/stats')
  await user.click(await screen.findByRole('button', { name: 'Ouvrir le menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  menu.getBoundingClientRect = () => new DOMRect(0, 0, 288, 780)
  fireEvent.click(within(menu).getByText('Menu'), { clientX: 20, clientY: 20 })
  fireEvent.click(menu, { clientX: 100, clientY: 700 })
  expect(menu).toBeInTheDocument()
  fireEvent.click(menu, { clientX: 320, clientY: 400 })
  await waitFor(() => expect(menu).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toHaveFocus()
})
