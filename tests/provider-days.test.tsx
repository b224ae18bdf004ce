import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { feedsIn } from '@/prerender/feeds'
import { atomDocument } from '../refresh/atom'
import { parseRows } from '../src/api/parse-rows'
import { doualaDate, isoDayOf } from '../src/lib/iso-day'
import { field, lastReceived, openForm, seeText, withAdmin } from './admin/open-admin'
import { firstOf } from './support/full'
import { openApp } from './support/open-app'
import { provide } from './support/provide'

withAdmin()
afterEach(() => vi.unstubAllEnvs())

const main = () => within(screen.getByRole('main'))

/** New Year's Eve at 23:30 in London is half past midnight of New Year's Day in Douala. */
const midnight = '2025-12-31T23:30:00Z'
const article = (id: number, date: string) => ({
  id,
  title: `Rapport ${id}`,
  description: '',
  photo: '',
  document: '/rapport.pdf',
  publication_date: date,
})

describe.each(firstOf(1, ['Pacific/Auckland', 'Europe/Paris', 'Africa/Douala']))('on a computer in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))

  test('a date of the provider is its day in Douala', () => {
    const days = {
      '2026-03-03': '2026-03-03',
      '2026-07-03 00:00:00': '2026-07-03',
      '2026-07-03 23:59:59': '2026-07-03',
      '2026-07-03T00:00': '2026-07-03',
      '2026-07-03T00:00:00.000000Z': '2026-07-03',
      [midnight]: '2026-01-01',
      '2026-07-03T00:30:00+02:00': '2026-07-02',
      '2026-07-02 23:30:00-05': '2026-07-03',
      '2026-07-02T23:30:00+0000': '2026-07-03',
      '2026-02-31': '',
      '2026-02-31 10:00:00': '',
      '0000-00-00 00:00:00': '',
      '07/03/2026': '',
      bientôt: '',
    }
    for (const [text, day] of Object.entries(days)) expect([text, isoDayOf(text)]).toEqual([text, day])
    expect(doualaDate(midnight)).toBe('2026-01-01T00:30:00+01:00')
    expect(doualaDate(doualaDate(midnight))).toBe(doualaDate(midnight))
  })

  test('an editor who corrects a title leaves the day and its time, and the form shows the day of the list', async () => {
    provide('publications', [article(1, '2026-07-03 00:00:00')])
    const { user, send } = await openForm('publications?open=edit&record=1', 'Mettre à jour la publication')
    expect(field('Date de publication')).toHaveValue('2026-07-03')
    await user.type(field('Titre'), ' corrigé')
    await send()
    await seeText('Publication mise à jour avec succès')
    expect((await lastReceived())?.body).toEqual({ title: 'Rapport 1 corrigé', description: expect.any(String) })
    expect(within(screen.getByRole('table')).getByText('3 juillet 2026')).toBeVisible()
  })

  test('a reader finds a publication under the year that it shows', async () => {
    provide('publications', [
      article(1, midnight),
      article(2, '2025-06-01 00:00:00'),
      article(3, '2026-01-01 00:00:00'),
    ])
    await openApp('/publications?annee=2026')
    await main().findByRole('heading', { name: /^Rapport\s1/ })
    const dates = main().getAllByText('1er janvier 2026')
    expect(dates).toHaveLength(2)
    for (const date of dates) expect(date.getAttribute('datetime')).toMatch(/^2026-01-01/)
    expect(main().queryByRole('heading', { name: /^Rapport\s2/ })).not.toBeInTheDocument()
  })

  test('a feed has the moment, not that of the computer which builds it', async () => {
    const rows = parseRows('publications', [article(3, '2026-01-01 00:00:00')]) ?? []
    const [feed] = await feedsIn('fr', { rows: { publications: [...rows] } })
    expect(feed && atomDocument(feed)).toContain('<updated>2025-12-31T23:00:00.000Z</updated>')
  })
})
