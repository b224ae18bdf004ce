import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { form, openAdmin, received, seeText, withAdmin } from '../open-admin'

withAdmin()

const dialog = () => screen.findByRole('dialog', { name: 'Ce qui change pour le lecteur' })
const noDialog = () => expect(screen.queryByRole('dialog', { name: 'Ce qui change pour le lecteur' })).toBeNull()

/** Opens the form of a record, and types another title or name. */
async function correct(path: string, label: RegExp, text: string) {
  const { user } = await openAdmin(path, { review: true })
  const [edit = document.body] = await screen.findAllByRole('button', { name: /^Modifier / })
  await user.click(edit)
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: label })
  await user.clear(field)
  await user.type(field, text)
  return { user, field }
}

test('a correction is shown before it is saved, and Enter saves it', async () => {
  const { user, field } = await correct('/Admin/missions', /^Titre/, 'Recevoir les fonds et les garder')
  await user.type(field, '{Enter}')
  const change = within(await dialog())
  expect(change.getByText('Titre').nextElementSibling?.querySelector('ins')).toHaveTextContent('Recevoir')
  expect(change.getAllByTitle(/^(?:Avant|Après)$/)).toHaveLength(2)
  expect(received).toEqual([])
  expect(change.getByRole('button', { name: 'Enregistrer' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await seeText('Mission updated successfully')
  expect(received).toHaveLength(1)
})

test('Escape goes back to the form, with all that was typed', async () => {
  const { user, field } = await correct('/Admin/missions', /^Titre/, 'Recevoir')
  await user.keyboard('{Control>}s{/Control}')
  await dialog()
  await user.keyboard('{Escape}')
  await waitFor(noDialog)
  expect(field).toHaveValue('Recevoir')
  expect(received).toEqual([])
  await user.click(form().getByRole('button', { name: 'Mettre à jour la mission' }))
  expect(within(await dialog()).getByText('Recevoir', { selector: 'ins' })).toBeVisible()
})

test('it can be switched off, and on again in the help of a form', async () => {
  const { user, field } = await correct('/Admin/missions', /^Titre/, 'Recevoir')
  await user.type(field, '{Enter}')
  await user.click(within(await dialog()).getByRole('checkbox', { name: /^Ne plus montrer/ }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await seeText('Mission updated successfully')
  await user.click(await screen.findByRole('button', { name: 'Modifier Recevoir' }))
  await user.type(
    within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Titre/ }),
    ' et garder{Enter}',
  )
  await waitFor(() => expect(received).toHaveLength(2))
  noDialog()
  await user.click(await screen.findByRole('button', { name: 'Modifier Recevoir et garder' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aide' }))
  const setting = form().getByRole('checkbox', { name: 'Avant d’enregistrer, montrer ce qui change pour le lecteur' })
  expect(setting).not.toBeChecked()
  await user.click(setting)
  await user.type(form().getByRole('textbox', { name: /^Titre/ }), ' les fonds{Enter}')
  expect(await dialog()).toBeVisible()
})

test('a record that no reader sees is saved without the dialog', async () => {
  const { user, field } = await correct('/Admin/pays', /^Nom/, 'Zéphyrie')
  await user.type(field, '{Enter}')
  await seeText('Pays mis à jour avec succès')
  expect(received).toHaveLength(1)
})

test('a save without a change for the reader shows no dialog', async () => {
  const { user, field } = await correct('/Admin/missions', /^Titre/, 'Recevoir')
  await user.type(field, '{Enter}')
  await user.click(within(await dialog()).getByRole('button', { name: 'Enregistrer' }))
  await seeText('Mission updated successfully')
  await user.click(await screen.findByRole('button', { name: 'Modifier Recevoir' }))
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Titre/ }), ' {Enter}')
  await waitFor(() => expect(received).toHaveLength(2))
})
