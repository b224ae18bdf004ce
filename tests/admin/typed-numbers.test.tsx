import { server } from '@mocks/server'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { plainNumber } from '@/admin/crud/record/values'
import { openApp } from '../support/open-app'
import { field, fill, form, lastReceived, openAdmin, seeText, withAdmin } from './open-admin'

withAdmin()

describe('a typed number', () => {
  test.each([
    ['fr', '25.000', '25000'],
    ['fr', '25.000,75', '25000,75'],
    ['fr', '1\u202f234\u00a0567,5', '1234567,5'],
    ['fr', '– 12', '-12'],
    ['fr', '12.5', '12,5'],
    ['fr', '1,250', '1,250'],
    ['fr', '1,234.5', '1234,5'],
    ['en', '25.000', '25.000'],
    ['en', '1,234,567.5', '1234567.5'],
    ['en', '1 234,5', '1234.5'],
  ] as const)('in %s, %s is %s', (locale, typed, plain) => {
    expect(plainNumber(typed, locale)).toBe(plain)
    // A number that was read once is read the same again.
    expect(plainNumber(plain, locale)).toBe(plain)
  })

  test.each(['12 FCFA', '1.23.456', '1e5', '12,'])('%s is left as it is', (typed) => {
    expect(plainNumber(typed, 'fr')).toBe(typed)
  })
})

const stat = { id: 1, label: 'Fonds transférés', value: 1564.125 }
const withStat = () =>
  server.use(
    http.get('*/api/stats', () => HttpResponse.json([stat])),
    http.get('*/api/stats/1', () => HttpResponse.json(stat)),
    http.put('*/api/stats/1', async ({ request }) => HttpResponse.json(await request.json())),
  )

test('an editor reads and types figures as French writes them, and 25.000 is not 25', async () => {
  withStat()
  const { user } = await openAdmin('/Admin/stats?open=edit&record=1')
  const send = await form().findByRole('button', { name: 'Mettre à jour la statistique' })
  expect(field('Valeur')).toHaveValue('1564,125')
  await fill(user, 'Valeur', '25.000')
  await user.click(send)
  await seeText(/^Statistique mise à jour/)
  expect((await lastReceived())?.body).toMatchObject({ value: 25_000 })
})

test('the table that a reader copies has numbers for a spreadsheet of the language', async () => {
  withStat()
  const { user } = await openApp('/')
  await user.click(await screen.findByText('Voir les chiffres en tableau'))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Copier le tableau' }))
  await waitFor(() => expect(String(write.mock.calls[0]?.[0]).split('\n')[1]).toBe('Fonds transférés\t1564,125'))
})
