import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { expect, test } from 'vitest'
import { certificateEnd } from '../refresh/certificate'
import type { PublicList } from '../refresh/read-lists'
import { writeReport } from '../refresh/report'
import { SiteFiles } from '../refresh/site-files'
import { makeCertificate } from './support/browser/certificate'

// Whom the timer's unit tells what, and how often: it fails where writeReport tells.

const hour = 3_600_000
const day = 24 * hour
const start = Date.parse('2026-03-02T08:00:00Z')

function refreshes() {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-report-'))
  return async (
    now: number,
    {
      failures = 0,
      documents = [],
      odd = [],
      certificate = start + 80 * day,
    }: {
      failures?: number
      documents?: string[]
      odd?: string[]
      certificate?: number
    } = {},
  ) => {
    const list: PublicList = {
      name: 'publications',
      locale: 'fr',
      rows: 12,
      readAt: start,
      failures,
      odd,
      ...(failures > 0 && { failure: { at: now, why: 'status 500' } }),
      readRows: () => [],
    }
    const { warnings, lines, tells } = await writeReport({
      site: new SiteFiles(folder),
      state: folder,
      release: 'cdec-1',
      lists: [list],
      rendered: { failures: documents, withoutPicture: [] },
      certificate,
      now,
    })
    return {
      tells,
      said: [...warnings, ...lines.slice(0, -1)],
      state: JSON.parse(readFileSync(join(folder, 'etat.json'), 'utf8')),
    }
  }
}

test('somebody is told of a list at its third failure, then once a day, and when it is over', async () => {
  const refresh = refreshes()
  const told: [hours: number, failures: number][] = []
  for (let hours = 0; hours < 60; hours += 0.5) {
    const failures = hours < 50 ? Math.round(hours * 6) : 0
    if ((await refresh(start + hours * hour, { failures })).tells) told.push([hours, failures])
  }
  expect(told).toEqual([
    [0.5, 3],
    [24.5, 147],
    [48.5, 291],
    [50, 0],
  ])
  expect((await refresh(start + 60 * hour, { failures: 3 })).said).toEqual([
    'publications (fr) not read, 3 in a row: status 500',
  ])
  expect((await refresh(start + 61 * hour)).said).toEqual(['over: publications (fr) not read'])
})

test('another problem is told beside one that stays, and a clock that was set back hides none', async () => {
  const refresh = refreshes()
  expect((await refresh(start, { failures: 3 })).tells).toBe(true)
  expect((await refresh(start + hour, { failures: 9 })).tells).toBe(false)
  const documents = ['/publications: Error: no space left']
  expect((await refresh(start + 2 * hour, { failures: 15, documents })).tells).toBe(true)
  expect((await refresh(start + 3 * hour, { failures: 21, documents: ['/publications: another'] })).tells).toBe(false)
  expect((await refresh(start - 365 * day, { failures: 27, documents })).tells).toBe(true)
})

test('an odd record is logged when it comes, and once a day', async () => {
  const refresh = refreshes()
  const odd = ['fr-actualites: 3: "12/05/2025" is no date']
  const line = `odd: ${odd[0]}`
  expect((await refresh(start, { odd })).said).toEqual([line])
  expect((await refresh(start + hour, { odd })).said).toEqual([])
  expect((await refresh(start + 2 * hour, { odd: [...odd, 'another'] })).said).toEqual(['odd: another'])
  expect((await refresh(start + 25 * hour, { odd })).said).toEqual([line])
})

test('a certificate that ends within 14 days is told, and is in etat.json', async () => {
  const refresh = refreshes()
  const certificate = start + 15 * day
  expect(await refresh(start, { certificate })).toMatchObject({
    tells: false,
    state: { certificate: '2026-03-17T08:00:00.000Z' },
  })
  expect(await refresh(start + 2 * day, { certificate })).toMatchObject({
    tells: true,
    said: ['the certificate ends at 2026-03-17T08:00:00.000Z: renew it, and reload nginx'],
  })
  expect(await refresh(start + 3 * day)).toMatchObject({ tells: true, said: ['over: the certificate'] })
})

test('the certificate is the one that the web server of the machine shows; where none answers nothing is said', async () => {
  const pem = await makeCertificate('cdec.cm')
  const server = createServer({ key: pem, cert: pem })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await certificateEnd(port)).toBeGreaterThan(Date.now())
  await new Promise((done) => void server.close(done))
  expect(await certificateEnd(port)).toBeUndefined()
})
