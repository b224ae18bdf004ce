import { seeds } from '@mocks/seeds/all'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseCsv } from '@/admin/crud/csv/csv'
import { openAdmin, seeText, withAdmin } from '../open-admin'
import { recordDownloads } from './record-downloads'

withAdmin(seeds)

test('the list is saved as it is shown: its columns, its order, only what is selected', async () => {
  const { blobs, names } = recordDownloads()
  const { user } = await openAdmin('/Admin/blocs?sort=-titre')
  const table = await screen.findByRole('table')
  await user.click(within(table).getAllByRole('checkbox')[2] ?? table)
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
  const shown = within(within(table).getAllByRole('row')[2] ?? table).getAllByRole('cell')
  expect(row?.[0]).toBe(shown[1]?.textContent)
  // The label of the type is exported, not its code.
  expect(row?.[1]).toBe(shown[2]?.textContent)
})
