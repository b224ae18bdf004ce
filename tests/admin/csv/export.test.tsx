import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { parseCsv } from '@/admin/crud/csv/csv'
import { openOffice, seeText, withProvider } from '../back-office'

withProvider()

test('the list is saved as it is shown: its columns, its order, only what is selected', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:csv'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await openOffice('/Admin/blocs?sort=-titre')
  const table = await screen.findByRole('table')
  await user.click(within(table).getAllByRole('checkbox')[2] ?? table)
  await user.click(screen.getByRole('button', { name: 'Exporter' }))
  const dialog = await screen.findByRole('dialog', { name: 'Exporter la liste' })
  await user.click(within(dialog).getByRole('button', { name: 'Exporter 1 fiche' }))
  await seeText('1 fiche exportée')
  const [blob] = saved
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const [head, row] = parseCsv(new TextDecoder().decode(bytes))
  expect(head).toEqual(['Titre', 'Type', 'Description', 'Image', 'Vidéo'])
  const shown = within(within(table).getAllByRole('row')[2] ?? table).getAllByRole('cell')
  expect(row?.[0]).toBe(shown[1]?.textContent)
  // As the list shows it, not by its code.
  expect(row?.[1]).toBe(shown[2]?.textContent)
})
