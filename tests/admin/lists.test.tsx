import { table } from '@mocks/db'
import { seeds } from '@mocks/seeds/all'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordDownloads } from './csv/record-downloads'
import { openAdmin, withAdmin } from './open-admin'

withAdmin(seeds)

/** Returns the texts of one column, from the top. */
const column = (index: number) =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '')

test('a list is sorted and searched by what it shows, not by its codes', async () => {
  const { user } = await openAdmin('/Admin/blocs?sort=type&size=50')
  await screen.findByRole('table')
  const types = column(2)
  expect(new Set(types).size).toBeGreaterThan(1)
  expect(types).toEqual(types.toSorted(new Intl.Collator('fr').compare))

  await user.type(screen.getByRole('searchbox'), 'médiathèque')
  await waitFor(() => {
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.filter(({ textContent }) => !/médiathèque/i.test(textContent ?? ''))).toEqual([])
  })
  expect(column(2)).toContain('Médiathèque')
})

test('a click on a row opens its record, one on its checkbox does not', async () => {
  const { user } = await openAdmin('/Admin/domaines')
  const drawn = await screen.findByRole('table')
  const row = within(drawn).getAllByRole('row')[1] ?? drawn
  await user.click(within(row).getByRole('checkbox'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const cells = within(row).getAllByRole('cell')
  await user.click(cells[1] ?? row)
  expect(await screen.findByRole('dialog', { name: 'Modifier le domaine' })).toBeVisible()
})

test('entities of the provider are letters in the cells, the search, the order and the export', async () => {
  const { blobs } = recordDownloads()
  const [first, second] = table('missions').all('fr')
  table('missions').change(first?.id ?? 0, { titre: 'Z&eacute;phyr &amp; aliz&#233;s &lt; 5 %' })
  table('missions').change(second?.id ?? 0, { titre: '&Eacute;t&eacute;' })
  const { user } = await openAdmin('/Admin/missions?sort=titre')
  expect(await screen.findByRole('cell', { name: 'Zéphyr & alizés < 5 %' })).toBeVisible()
  const names = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
  const at = (text: string) => names.findIndex((name) => name.includes(text))
  expect(at('Été')).toBeLessThan(at('Zéphyr'))
  await user.click(screen.getByRole('button', { name: 'Exporter' }))
  await user.click(await screen.findByRole('button', { name: /^Exporter \d+ fiches$/ }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  expect(await blobs[0]?.text()).toContain('\r\nZéphyr & alizés < 5 %\r\n')
  await user.type(screen.getByRole('searchbox'), 'alizes')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
})
