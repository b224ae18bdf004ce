import { seeds } from '@mocks/seeds/all'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
