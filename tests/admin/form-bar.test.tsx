import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { form, openAdmin, seeText, withAdmin } from './open-admin'

withAdmin()

test('a button of the toolbar opens the HTML of a text, and closes it; it keeps the focus', async () => {
  const { user } = await openAdmin('/Admin/presentation?open=create')
  await screen.findByRole('toolbar', { name: 'Mise en forme' })
  const toggle = () => form().getByRole('button', { name: 'Vue HTML' })
  expect(toggle()).toHaveAttribute('aria-pressed', 'false')
  await user.click(toggle())
  expect(form().queryByRole('toolbar')).toBeNull()
  expect(toggle()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(form().getByRole('toolbar', { name: 'Mise en forme' })).toContainElement(toggle())
  expect(toggle()).toHaveFocus()
})

test('a rule of many fields stands once, in the help', async () => {
  const { user } = await openAdmin('/Admin/actualites?open=create')
  await user.click(await form().findByRole('button', { name: 'Aide' }))
  await seeText('Un fichier pèse 10 Mo au plus ; il se choisit, ou se dépose sur son champ.')
  expect(form().getAllByText(/10 Mo/)).toHaveLength(1)
  await user.click(form().getByRole('button', { name: 'Aide' }))
  expect(form().queryByText(/10 Mo/)).toBeNull()
})
