import { table } from '@mocks/db'
import { screen, within } from '@testing-library/react'
import { openAdmin, received, seeText, withAdmin } from '@tests/admin/open-admin'
import { expect, test, vi } from 'vitest'
import { readCsv } from '@/admin/crud/csv/csv'

withAdmin()

/** Records the files that the page offers for download, and their names, until the end of the test. */
function recordDownloads() {
  const blobs: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:csv'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return { blobs, names }
}

const csv = (text: string) => new File([text], 'liste.csv', { type: 'text/csv' })

/** Opens the import of a list with this file. */
async function openImport(path: string, file: File) {
  const opened = await openAdmin(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Importer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Importer un fichier CSV' })
  await opened.user.upload(csvInput(dialog), file)
  return { ...opened, dialog: within(dialog) }
}

function csvInput(dialog: HTMLElement) {
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file input')
  return input
}

test('subscribers: every line is checked, the valid ones are sent one after the other, the others saved with their reason', async () => {
  const { blobs, names } = recordDownloads()
  table('subscribers').create({ email: 'alize@exemple.cm' })
  const { user, dialog } = await openImport(
    '/Admin/subscriber',
    csv('Email\r\nzephyr@exemple.cm\r\nsans-arobase\r\nalize@exemple.cm\r\nharmattan@exemple.cm\r\n'),
  )
  const reason = 'Entrez une adresse électronique valide, par exemple nom@exemple.cm.'
  expect(await dialog.findByText('3 fiches à ajouter, 1 refusée.')).toHaveRole('status')
  expect(dialog.getByRole('listitem')).toHaveTextContent(/^Ligne 3\s: Entrez une adresse électronique valide/)
  expect(received).toEqual([])

  await user.click(dialog.getByRole('button', { name: 'Importer 3 fiches' }))
  const run = within(await screen.findByRole('dialog', { name: 'Ajout de 3 fiches' }))
  expect(await run.findByText(/Terminé\s: 2 réussites, 1 échec, 1 ligne laissée\./)).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual(
    ['zephyr', 'alize', 'harmattan'].map((name) => ({ email: `${name}@exemple.cm` })),
  )
  await user.click(run.getByRole('button', { name: 'Télécharger les lignes refusées' }))
  expect(names).toEqual(['subscriber-lignes-refusees.csv'])
  const text = (await blobs[0]?.text()) ?? ''
  expect(text).toBe(
    `Email;Motif du refus\r\nsans-arobase;${reason}\r\nalize@exemple.cm;Cette adresse électronique est déjà utilisée.\r\n`,
  )

  // Corrected, the file is imported as it is.
  await user.click(run.getByRole('button', { name: 'Terminer' }))
  await user.click(await screen.findByRole('button', { name: 'Importer' }))
  await user.upload(
    csvInput(await screen.findByRole('dialog')),
    csv(text.replace('sans-arobase', 'sirocco@exemple.cm')),
  )
  expect(await screen.findByText('2 fiches à ajouter, 0 refusée.')).toBeVisible()
})

test('what was exported is read again without a difference', async () => {
  const { blobs } = recordDownloads()
  const { user } = await openAdmin('/Admin/videos')
  await user.click(await screen.findByRole('button', { name: 'Exporter' }))
  await seeText(/^\d+ fiches exportées$/)
  const exported = (await blobs[0]?.text()) ?? ''
  await user.click(screen.getByRole('button', { name: 'Importer' }))
  await user.upload(csvInput(await screen.findByRole('dialog')), csv(exported))
  const count = table('videos').findMany().length
  await user.click(await screen.findByRole('button', { name: `Importer ${count} fiches` }))
  expect(await screen.findByText(new RegExp(`Terminé\\s: ${count} réussites`))).toBeVisible()
  const textsOf = (rows: readonly object[]) => rows.map((row) => JSON.stringify({ ...row, id: 0 })).sort()
  const rows = table('videos').findMany()
  expect(textsOf(rows.slice(count))).toEqual(textsOf(rows.slice(0, count)))
})

test('what needs a file cannot be imported', async () => {
  await openAdmin('/Admin/blocs')
  expect(await screen.findByRole('button', { name: 'Exporter' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Importer' })).toBeNull()
})

test('the list is saved as it is shown: its columns, its order, only what is selected', async () => {
  const { blobs, names } = recordDownloads()
  const { user } = await openAdmin('/Admin/blocs?sort=-titre')
  const list = await screen.findByRole('table')
  await user.click(within(list).getAllByRole('checkbox')[2] ?? list)
  await user.click(screen.getByRole('button', { name: 'Exporter la sélection' }))
  await seeText('1 fiche exportée')
  expect(names).toEqual([expect.stringMatching(/^contenus-\d{4}-\d\d-\d\d\.csv$/)])
  const bytes = (await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0)
  expect(Array.from(new Uint8Array(bytes.slice(0, 3)))).toEqual([0xef, 0xbb, 0xbf])
  const [head, row, ...others] = (await readCsv(new File([bytes], 'a.csv'))).map(({ cells }) => cells)
  expect(head).toEqual(['Titre', 'Type', 'Description', 'Image', 'Vidéo'])
  const shown = within(within(list).getAllByRole('row')[2] ?? list).getAllByRole('cell')
  expect(row?.[0]).toBe(shown[1]?.textContent)
  // The label of the type is exported, not its code.
  expect(row?.[1]).toBe(shown[2]?.textContent)
  expect(others).toEqual([])
})
