import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { contactDetails, type Hours } from '@/contract/rows/content-blocks'
import { officeAt, officeHours } from '@/site/opening/office-hours'
import { openApp } from '../support/open-app'

afterEach(() => vi.useRealTimers())

const at = (iso: string, hours: readonly Hours[] = officeHours) => officeAt(Date.parse(iso), hours)
const noonOf = (day: string) => Date.parse(`${day}T12:00:00+01:00`)

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
  expect(at(moment)?.open).toBe(open)
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
  expect(at('2033-12-26T10:00:00+01:00')?.open).toBe(true)
})

// Good Friday and Ascension.
test.each([
  '2024-03-29',
  '2025-04-18',
  '2026-04-03',
  '2027-03-26',
  '2038-04-23',
  '2024-05-09',
  '2025-05-29',
  '2026-05-14',
])('%s is a holiday that follows Easter', (day) => {
  expect(officeAt(noonOf(day), officeHours)).toMatchObject({ open: false, holiday: true })
  // The Friday after Ascension and the Thursday before Good Friday are known to be working days.
  const neighbour = new Date(noonOf(day)).getUTCDay() === 5 ? -1 : 1
  expect(officeAt(noonOf(day) + neighbour * 86_400_000, officeHours)?.open).toBe(true)
})

// The feasts of the end of Ramadan and of the sheep as Cameroon kept them, and Easter Monday.
test.each(['2023-04-21', '2023-06-28', '2024-04-10', '2025-03-31', '2025-06-06', '2026-05-27', '2026-04-06'])(
  'on %s nobody reads that the office is open',
  (day) => {
    expect(officeAt(noonOf(day), officeHours)).toBeUndefined()
    expect(officeAt(noonOf(day) + 10 * 3_600_000, officeHours)).toMatchObject({ open: false })
  },
)

test('a day on which a Muslim feast is expected never counts as open, for fifty years', () => {
  const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  const everyDay: Hours[] = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 480, to: 960 }]
  const feasts = Array.from({ length: 50 * 365 }, (_, n) => noonOf('2026-01-01') + n * 86_400_000).filter((moment) => {
    const parts = new Map(islamic.formatToParts(moment).map(({ type, value }) => [type, value]))
    return ['10/1', '12/10'].includes(`${parts.get('month')}/${parts.get('day')}`)
  })
  expect(feasts.length).toBeGreaterThan(100)
  expect(feasts.filter((moment) => officeAt(moment, everyDay)?.open)).toEqual([])
})

test('on the eve of a day that may be a feast nobody reads when the office opens', () => {
  expect(at('2026-05-24T18:00:00+01:00')).toMatchObject({ open: false, opens: undefined })
})

test.each([
  'Fermeture exceptionnelle : du 23 décembre 2026 au 4 janvier 2027, inventaire',
  'Fermeture : 23/12/2026 – 04/01/2027',
  'Exceptional closure: from December 23, 2026 to January 4, 2027',
  'Closed: 23 December 2026 to 4th January 2027',
])('an editor closes an office by a line of its block: %s', (line) => {
  const { hours, closures, notes } = contactDetails({ key: '', lines: ['Lundi–vendredi : 8h–16h', line] })
  expect(notes).toEqual([line])
  const state = (iso: string) => officeAt(Date.parse(iso), hours, closures)
  expect(state('2026-12-22T10:00:00+01:00')?.open).toBe(true)
  expect(state('2026-12-23T10:00:00+01:00')).toMatchObject({ open: false, opens: undefined })
  expect(state('2027-01-04T10:00:00+01:00')).toMatchObject({ open: false, opens: { inDays: 1, at: 480 } })
  expect(state('2027-01-05T10:00:00+01:00')?.open).toBe(true)
})

test('a closure whose days cannot be read is shown as it is written, and closes nothing', () => {
  const line = 'Fermeture : le 31 février 2027'
  expect(contactDetails({ key: '', lines: [line] })).toMatchObject({ closures: [], notes: [line] })
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
  ['2026-04-03T10:00:00+02:00', 'Fermé'],
])('at %s a reader reads “%s” on the page of a case and in the footer', async (moment, words) => {
  vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] })
  await openApp('/cas/comptes-inactifs')
  await act(async () => undefined)
  const aside = await screen.findByRole('complementary', { name: 'Où s’adresser' })
  expect(within(aside).getByText(words)).toBeVisible()
  expect(within(screen.getByRole('contentinfo')).getByText(words)).toBeVisible()
})
