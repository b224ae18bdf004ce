import { table } from '@mocks/db'
import { screen, waitFor, within } from '@testing-library/react'
import { openAdmin, received, seeText, withAdmin } from '@tests/admin/open-admin'
import { expect, test, vi } from 'vitest'
import { parseCsv } from '@/admin/crud/csv/csv'

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

const emails = () =>
  table('subscribers')
    .all('fr')
    .map(({ email }) => email)

test('subscribers: a preview of each line, and a run over the new ones', async () => {
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
    'Ligne 3B · sans-arobaseEntrez une adresse électronique valide, par exemple nom@exemple.cm.',
    `Ligne 4${known.toUpperCase()}Existe déjà`,
    'Ligne 5zephyr@exemple.cmComme la ligne 2',
    'Ligne 2zephyr@exemple.cmÀ ajouter',
    'Ligne 6alize@exemple.cmÀ ajouter',
  ])
  expect(dialog.getByText('1 erreur, ignorée · 2 fiches à ajouter · 2 doublons ignorés')).toBeVisible()

  // A wrong column is chosen for a moment.
  await user.click(dialog.getByText('Colonnes · Email'))
  const column = dialog.getByRole('combobox', { name: 'Email' })
  await user.selectOptions(column, 'Nom')
  expect(await dialog.findByText('5 erreurs, ignorées · 0 fiche à ajouter · 0 doublon ignoré')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Importer' })).toHaveAttribute('aria-disabled', 'true')
  await user.selectOptions(column, 'Courriel')

  await user.click(dialog.getByRole('button', { name: 'Importer 2 fiches' }))
  const run = within(await screen.findByRole('dialog', { name: 'Ajout de 2 fiches' }))
  expect(await run.findByText(/Terminé\s: 2 réussites, 0 échec, 3 lignes laissées\./)).toBeVisible()
  expect(received.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { email: 'zephyr@exemple.cm' }],
    ['POST', { email: 'alize@exemple.cm' }],
  ])
  expect(emails()).toEqual([...before, 'zephyr@exemple.cm', 'alize@exemple.cm'])
})

test('titles that occur twice or are unknown are said, and the fields without a column', async () => {
  const { dialog } = await openImport('/Admin/videos', csv('sep=;\r\nTitre;Auteur;titre;Lien\r\n\r\n ;Awa;;x\r\n'))
  expect(await dialog.findByText('Titre répété, seule sa première colonne est lue : titre.')).toBeVisible()
  expect(dialog.getByText('Titre inconnu, sa colonne n’est pas lue : Auteur.')).toBeVisible()
  expect(dialog.getByText('Aucune colonne du fichier pour : Date.')).toBeVisible()
  expect(await dialog.findByText('Ligne 4')).toBeVisible()
})

test('a line with a cell too many is not imported until it is mended, and nothing of it is lost', async () => {
  const { blobs } = recordDownloads()
  const { user, dialog } = await openImport('/Admin/sponsors', csv('Nom;Description\nZéphyr;Vent; doux\nAlizé\n'))
  const counts = (text: string) => text.replace(/Nombre de cellules\s: (\d), au lieu de (\d)\..*$/, ' $1/$2')
  const lines = await dialog.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => counts(textContent))).toEqual([
    'Ligne 2Zéphyr · Vent ·  doux 3/2',
    'Ligne 3Alizé 1/2',
  ])
  expect(dialog.getByRole('button', { name: 'Importer' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog.getByRole('button', { name: 'Télécharger les lignes refusées' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  const text = (await blobs[0]?.text()) ?? ''
  expect(text).toContain('Corrigez la ligne dans le fichier.;Zéphyr;Vent;" doux"\r\n')
  await user.upload(csvInput(screen.getByRole('dialog')), csv(text))
  expect(await dialog.findAllByText(/cellules\s: \d, au lieu de 3/)).toHaveLength(2)
  const mended = text.replace('Vent;" doux"', 'Vent, doux').replace('Alizé', 'Alizé;')
  await user.upload(csvInput(screen.getByRole('dialog')), csv(mended))
  await user.click(await dialog.findByRole('button', { name: 'Importer 2 fiches' }))
  await screen.findByText(/Terminé\s: 2 réussites, 0 échec\./)
  expect(received.map(({ body }) => body)).toMatchObject([
    { nom: 'Zéphyr', description: 'Vent, doux' },
    { nom: 'Alizé' },
  ])
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
  await user.click(screen.getByRole('button', { name: 'Exporter' }))
  const dialog = await screen.findByRole('dialog', { name: 'Exporter la liste' })
  await user.click(within(dialog).getByRole('button', { name: 'Exporter 1 fiche' }))
  await seeText('1 fiche exportée')
  expect(names).toEqual([expect.stringMatching(/^contenus-\d{4}-\d\d-\d\d\.csv$/)])
  const [blob] = blobs
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const [head, row] = (await parseCsv(new TextDecoder().decode(bytes))).map(({ cells }) => cells)
  expect(head).toEqual(['Titre', 'Type', 'Description', 'Image', 'Vidéo'])
  const shown = within(within(list).getAllByRole('row')[2] ?? list).getAllByRole('cell')
  expect(row?.[0]).toBe(shown[1]?.textContent)
  // The label of the type is exported, not its code.
  expect(row?.[1]).toBe(shown[2]?.textContent)
})
