import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin, withAdmin } from '../open-admin'

withAdmin()

test('pressing a control moves the focus into the text at once, so that no key typed after it is lost', async () => {
  await openAdmin('/Admin/presentation?open=create')
  const text = await screen.findByRole('textbox', { name: 'Description' })
  const press = async (name: string) => {
    const control = await within(screen.getByRole('toolbar')).findByRole('button', { name })
    control.focus()
    fireEvent.click(control)
    expect(text).toHaveFocus()
  }
  await press('Gras')
  await press('Insérer un tableau')
  await press('Ajouter une ligne dessous')
})
