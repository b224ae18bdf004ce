import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { contactDetails, type Hours } from '@/contract/rows/content-blocks'
import { officeAt, officeHours } from '@/site/opening/office-hours'
import { openApp } from '../support/open-app'

afterEach(() => vi.useRealTimers())

const at = (iso: string, hours: readonly Hours[] = officeHours) => officeAt(Date.parse(iso), hours)

test.each([
  ['2026-11-20T08:00:00+01:00', true],
  ['2026-11-20T15:59:59+01:00', true],
  ['2026-11-20T16:00:00+01:00', false],
  ['2026-11-20T07:59:59+01:00', false],
  // The same Friday in the time zones of Montréal and Tokyo.
  ['2026-11-20T03:30:00-05:00', true],
  ['2026-11-20T16:30:00+09:00', true],
  ['2026-11-21T10:00:00+01:00', false],
])('at %s the office is open: %s', (moment, open) => {
  expect(at(moment).open).toBe(open)
})

test.each(['2026-01-01', '2026-02-11', '2026-05-01', '2026-05-20', '2028-08-15', '2026-12-25'])(
  '%s is a public holiday',
  (date) => {
    expect(at(`${date}T10:00:00+01:00`)).toMatchObject({ open: false, holiday: true })
  },
)

test('a civil holiday on a Sunday gives the Monday off, a religious one does not', () => {
  // 1 May 2033 and 25 December 2033 are Sundays.
  expect(at('2033-05-02T10:00:00+01:00')).toMatchObject({ open: false, holiday: true })
  expect(at('2033-12-26T10:00:00+01:00').open).toBe(true)
})

test.each([
  ['2026-11-20T06:00:00+01:00', 0],
  ['2026-11-19T18:00:00+01:00', 1],
  ['2026-11-20T18:00:00+01:00', 3],
  // From Thursday, 24 December, to Monday.
  ['2026-12-24T18:00:00+01:00', 4],
])('at %s it opens again in %i days', (moment, inDays) => {
  expect(at(moment)).toMatchObject({ open: false, opens: { inDays, at: 480 } })
})

test.each([
  ['2026-11-20T12:30:00+01:00', { open: false, opens: { inDays: 0, at: 840 } }],
  ['2026-11-20T14:00:00+01:00', { open: true, until: 930 }],
  ['2026-11-20T16:00:00+01:00', { open: false, opens: { weekday: 5, inDays: 7, at: 450 } }],
])('an office that closes for lunch and opens on Fridays alone: at %s', (moment, state) => {
  const friday = contactDetails({ key: '', lines: ['Vendredi : 7h30–12h00 et 14h00–15h30'] }).hours
  expect(at(moment, friday)).toMatchObject(state)
})

test('an office without hours is closed, and does not say when it opens', () => {
  expect(at('2026-11-20T10:00:00+01:00', [])).toMatchObject({ open: false, opens: undefined })
})

test.each([
  ['2026-11-20T10:00:00+01:00', 'Ouvert, ferme à 16:00'],
  ['2026-11-20T18:00:00+01:00', 'Fermé, ouvre lundi à 08:00'],
  ['2026-11-18T18:00:00+01:00', 'Fermé, ouvre demain à 08:00'],
  ['2026-05-20T10:00:00+01:00', 'Fermé : jour férié. Ouvre jeudi à 08:00'],
])('at %s a reader reads “%s” on the page of a case and in the footer', async (moment, words) => {
  vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] })
  await openApp('/cas/comptes-inactifs')
  await act(async () => undefined)
  const aside = await screen.findByRole('complementary', { name: 'Où s’adresser' })
  expect(within(aside).getByText(words)).toBeVisible()
  expect(within(screen.getByRole('contentinfo')).getByText(words)).toBeVisible()
})
