import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { renumber } from '@/admin/ordering/renumber'
import { form, openAdmin, received, seeText, withAdmin } from './open-admin'

describe('the fewest new numbers', () => {
  test.each([
    { present: [1, 2, 3, 4], changes: {} },
    { present: [4, 1, 2, 3], changes: { 1: 5, 2: 6, 3: 7 } },
    { present: [1, 3, 4, 5, 2], changes: { 4: 6 } },
    { present: [10, 40, 20, 30], changes: { 1: 11 } },
    { present: [0, 0, 0], changes: { 1: 1, 2: 2 } },
    { present: [0, 5, 9], changes: {} },
    { present: [3, 3, 4], changes: { 0: 1 } },
  ])('$present', ({ present, changes }) => {
    expect(Object.fromEntries(renumber(present))).toEqual(changes)
  })

  test.each([
    [7, 7, 7, 7],
    [5, 4, 3, 2, 1],
    [0, 1, 1, 2, 90, 3],
    [-4, 2, 1.5, 2],
  ])('always give rising numbers, and never a new 0: %j %j %j %j', (...present) => {
    const changes = renumber(present)
    const numbers = present.map((number, n) => changes.get(n) ?? number)
    expect(numbers.every((number, n) => n === 0 || number > (numbers[n - 1] ?? 0))).toBe(true)
    expect(Math.min(...changes.values())).toBeGreaterThan(0)
  })
})

describe('the slides', () => {
  withAdmin()
  beforeAll(() => import('@/admin/ordering/order-dialog'))
  const names = () =>
    within(form().getByRole('list', { name: 'Ordre d’affichage' }))
      .getAllByRole('button', { name: /^Monter / })
      .map((button) => button.getAttribute('aria-label')?.replace('Monter ', ''))

  test('are ordered by buttons, announced as they move, saved by one write, and restored by one undo', async () => {
    const { user } = await openAdmin('/Admin/slides')
    await user.click(await screen.findByRole('button', { name: 'Ordonner' }))
    await screen.findByRole('list', { name: 'Ordre d’affichage' })
    const before = names()
    const first = before[0] ?? ''
    for (let step = 1; step < before.length; step += 1)
      await user.click(form().getByRole('button', { name: `Descendre ${first}` }))
    expect(names()).toEqual([...before.slice(1), first])
    expect(form().getByRole('button', { name: `Descendre ${first}` })).toHaveFocus()
    expect(form().getByText(`${first} : place ${before.length} sur ${before.length}`)).toBeInTheDocument()
    expect(form().getByText('1 fiche sera modifiée.')).toBeVisible()
    await user.click(form().getByRole('button', { name: 'Enregistrer l’ordre' }))
    await seeText('Ordre enregistré')
    expect(received.filter(({ path }) => path.includes('slides'))).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(received.filter(({ path }) => path.includes('slides'))).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'Ordonner' }))
    await screen.findByRole('list', { name: 'Ordre d’affichage' })
    expect(names()).toEqual(before)
  })
})
