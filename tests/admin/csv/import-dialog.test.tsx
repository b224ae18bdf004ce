import { table } from '@mocks/db'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { closeRun } from '@/admin/crud/run/run'
import { openOffice, received, withProvider } from '../back-office'

withProvider()
beforeEach(closeRun)

const csv = (text: string) => new File([text], 'liste.csv', { type: 'text/csv' })

async function openImport(path: string, file: File) {
  const opened = await openOffice(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Importer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Importer un fichier CSV' })
  const input = dialog.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('No file input')
  await opened.user.upload(input, file)
  return { ...opened, dialog: within(dialog) }
}

const emails = () =>
  table('subscribers')
    .all('fr')
    .map(({ email }) => email)

test('subscribers: a preview of each line, a run over the new ones, and all of it taken back', async () => {
  const before = emails()
  const [known = ''] = before.map(String)
  const { user, dialog } = await openImport(
    '/Admin/subscriber',
    csv(
      `Nom;Courriel\nA;zephyr@exemple.cm\nB;sans-arobase\nC;${known.toUpperCase()}\nD;zephyr@exemple.cm\nE;alize@exemple.cm\n`,
    ),
  )
  const lines = await dialog.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Ligne 2zephyr@exemple.cmÀ ajouter',
    'Ligne 3sans-arobaseEntrez une adresse électronique valide, par exemple nom@exemple.cm.',
    `Ligne 4${known.toUpperCase()}Existe déjà`,
    'Ligne 5zephyr@exemple.cmComme la ligne 2',
    'Ligne 6alize@exemple.cmÀ ajouter',
  ])
  expect(dialog.getByText('2 fiches à ajouter · 2 doublons ignorés · 1 erreur, ignorée')).toBeVisible()

  // Another column is chosen, and the right one again.
  const column = dialog.getByRole('combobox', { name: 'Email' })
  await user.selectOptions(column, 'Nom')
  expect(await dialog.findByText('0 fiche à ajouter · 0 doublon ignoré · 5 erreurs, ignorées')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Importer' })).toHaveAttribute('aria-disabled', 'true')
  await user.selectOptions(column, 'Courriel')

  await user.click(dialog.getByRole('button', { name: 'Importer 2 fiches' }))
  const run = within(await screen.findByRole('dialog', { name: 'Ajout de 2 fiches' }))
  expect(await run.findByText(/Terminé\s: 2 réussites, 0 échec\./)).toBeVisible()
  expect(received.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { email: 'zephyr@exemple.cm' }],
    ['POST', { email: 'alize@exemple.cm' }],
  ])
  await user.click(run.getByRole('button', { name: 'Annuler l’opération' }))
  await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
  const back = within(await screen.findByRole('dialog', { name: 'Annulation de 2 fiches' }))
  expect(await back.findByText(/Terminé\s: 2 réussites/)).toBeVisible()
  expect(emails()).toEqual(before)
})

test('statistics: what repeats a label is added when that is asked for', async () => {
  const { user, dialog } = await openImport('/Admin/stats', csv('Label,Valeur\nZéphyr,1.5\nZephyr,2\n'))
  expect(await dialog.findByText(/^1 fiche à ajouter · 1 doublon ignoré/)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Ajouter aussi les doublons' }))
  await user.click(dialog.getByRole('button', { name: 'Importer 2 fiches' }))
  await waitFor(() => expect(received.map(({ body }) => body)).toHaveLength(2))
  const added = table('stats')
    .all('fr')
    .filter(({ label }) => /^Z[eé]phyr$/.test(String(label)))
  await waitFor(() => expect(added.map(({ value }) => value)).toEqual([1.5, 2]))
})

test('a page of the preview at a time; a file that is none says so', async () => {
  const many = Array.from({ length: 60 }, (_none, n) => `pays ${n}`).join('\n')
  const { user, dialog } = await openImport('/Admin/pays', csv(`Nom du pays\n${many}`))
  expect(await dialog.findAllByRole('listitem')).toHaveLength(25)
  await user.click(dialog.getByRole('button', { name: 'Suivantes' }))
  await user.click(dialog.getByRole('button', { name: 'Suivantes' }))
  expect(dialog.getByText('51 à 60 sur 60')).toBeVisible()
  expect(dialog.getByText('pays 59')).toBeVisible()
  await user.upload(
    screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input'),
    csv('PK\u0003\u0004'),
  )
  expect(await dialog.findByText('C’est un classeur de tableur : enregistrez-le d’abord au format CSV.')).toBeVisible()
})
