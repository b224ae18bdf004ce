import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin, withAdmin } from './open-admin'

withAdmin()

test('a new record is marked where it falls, with the focus, until the next change', async () => {
  const { user, router } = await openAdmin('/Admin/subscriber?sort=-email&size=25')
  await screen.findByRole('table')
  const found = Number(screen.getByText(/^\d+ fiches/).textContent?.match(/\d+/)?.[0])
  await user.click(screen.getByRole('button', { name: 'Ajouter un Abonné' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText(/^Email/), 'aaa.premier@exemple.cm')
  await user.keyboard('{Enter}')
  const row = await screen.findByRole('row', { name: /Nouveau aaa\.premier@exemple\.cm/ })
  await waitFor(() => expect(row).toHaveFocus())
  expect(
    screen.getByText(`« aaa.premier@exemple.cm » est à la ligne ${found + 1} sur ${found + 1}.`),
  ).toBeInTheDocument()
  const page = Math.ceil((found + 1) / 25)
  expect(router.state.location.search).toEqual({ sort: '-email', size: 25, ...(page > 1 && { page }) })

  await user.click(screen.getByRole('button', { name: 'Email' }))
  await waitFor(() => expect(screen.queryByText('Nouveau')).not.toBeInTheDocument())
})
