import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { form, openAdmin, withAdmin } from '../open-admin'

withAdmin()

test('with the keyboard the toolbar is one stop, and the arrow keys, Home and End go from button to button', async () => {
  const { user } = await openAdmin('/Admin/presentation?open=create')
  const text = await screen.findByRole('textbox', { name: 'Description' })
  const toolbar = within(screen.getByRole('toolbar', { name: 'Mise en forme' }))
  const button = (name: string) => toolbar.getByRole('button', { name })
  const stops = () => toolbar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([button('Gras')])

  text.focus()
  await user.tab({ shift: true })
  expect(button('Gras')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(button('Italique')).toHaveFocus()
  // "Undo" and "Redo" cannot be pressed yet.
  await user.keyboard('{End}{ArrowLeft}')
  expect(button('Insérer un tableau')).toHaveFocus()
  await user.keyboard('{End}')
  expect(button('Vue HTML')).toHaveFocus()
  await user.keyboard('{Home}{ArrowLeft}')
  expect(button('Vue HTML')).toHaveFocus()
  await user.tab()
  expect(text).toHaveFocus()
  await user.tab({ shift: true })
  expect(button('Vue HTML')).toHaveFocus()

  // Inside a table there are other tools.
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(text).toHaveFocus()
  expect(stops()).toHaveLength(1)
  await user.tab({ shift: true })
  await user.keyboard('{End}{ArrowLeft}{ArrowLeft}')
  expect(button('Supprimer le tableau')).toHaveFocus()
})

test('the button that opens the HTML and comes back to the text keeps the focus, and the stop', async () => {
  const { user } = await openAdmin('/Admin/presentation?open=create')
  await screen.findByRole('toolbar')
  const toggle = () => form().getByRole('button', { name: 'Vue HTML' })
  await user.click(toggle())
  await user.click(toggle())
  expect(toggle()).toHaveFocus()
  expect(toggle()).toHaveAttribute('tabindex', '0')
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus()
})
