import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCatalog } from '@/i18n/catalogs'
import { form, openAdmin, withAdmin } from '../open-admin'

withAdmin()

const warnings = (label: string) => form().findByRole('list', { name: `À vérifier – ${label}` })

test('warnings about a text appear at its field once it is left, and disappear as it is corrected', async () => {
  const { user } = await openAdmin('/Admin/communiques?open=create')
  await form().findByRole('button', { name: 'Ajouter le communiqué' })
  const title = form().getByLabelText(/^Titre/)
  await user.type(title, "L'appel:1500000 francs")
  expect(screen.queryByRole('list', { name: /^À vérifier/ })).not.toBeInTheDocument()
  await user.tab()
  const found = within(await warnings('Titre'))
  expect(found.getByText(/^Il manque une espace avant/)).toBeVisible()
  expect(found.getByText(/^Il manque une espace après/)).toBeVisible()
  expect(found.getByText(/^Des chiffres collés/)).toBeVisible()
  expect(found.getByText(/^Une apostrophe droite/)).toBeVisible()
  expect(screen.queryByRole('list', { name: 'À vérifier – Description' })).not.toBeInTheDocument()
  await user.clear(title)
  await user.type(title, 'L’appel : 1 500 000 francs')
  expect(screen.queryByRole('list', { name: /^À vérifier/ })).not.toBeInTheDocument()
})

test('an English sentence in a French text is reported in the language of the interface', async () => {
  await loadCatalog('tools', 'en')
  const { user } = await openAdmin('/Admin/communiques?open=create', { locale: 'en' })
  await form().findByRole('button', { name: 'Add the press release' })
  await user.type(form().getByLabelText('Description'), 'The deadline is extended until the end of March.')
  await user.tab()
  const found = within(await form().findByRole('list', { name: 'To check – Description' }))
  expect(found.getByText(/^A sentence in English/)).toBeVisible()
})

test('a field that holds no language is not checked', async () => {
  const { user } = await openAdmin('/Admin/videos?open=create')
  await form().findByRole('button', { name: 'Ajouter la vidéo' })
  await user.type(form().getByLabelText(/^Titre/), "L'agence")
  await user.type(form().getByLabelText(/^Identifiant YouTube/), "L'agence")
  await user.tab()
  expect(await warnings('Titre')).toBeVisible()
  expect(screen.getAllByRole('list', { name: /^À vérifier/ })).toHaveLength(1)
})

test('one press corrects the typography of a text and lists the changes, another undoes it', async () => {
  const { user } = await openAdmin('/Admin/communiques?open=create')
  await form().findByRole('button', { name: 'Ajouter le communiqué' })
  const title = form().getByLabelText(/^Titre/)
  await user.type(title, "L'appel:1500000 francs")
  await user.tab()
  await warnings('Titre')
  await user.click(form().getByRole('button', { name: 'Corriger la typographie – Titre' }))
  expect(title).toHaveValue('L’appel\u00a0: 1\u00a0500\u00a0000 francs')
  expect(screen.queryByRole('list', { name: 'À vérifier – Titre' })).not.toBeInTheDocument()
  const changes = form().getByRole('list', { name: 'Corrigé – Titre' })
  expect(changes).toHaveTextContent("L'appel:1500000 → L’appel : 1 500 000")
  const undo = form().getByRole('button', { name: 'Annuler la correction' })
  expect(undo).toHaveFocus()
  await user.click(undo)
  expect(title).toHaveValue("L'appel:1500000 francs")
  expect(screen.queryByRole('list', { name: 'Corrigé – Titre' })).not.toBeInTheDocument()
  expect(await warnings('Titre')).toBeVisible()
})
