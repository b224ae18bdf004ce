import { table } from '@mocks/db'
import { mapRows } from '@mocks/scenarios/shapes'
import { openSession, play, reset } from '@mocks/server'
import { start } from '@mocks/standalone'
import { afterEach, expect, test, vi } from 'vitest'
import { resources } from '@/contract/registry'
import { contractSettings } from '@/contract/settings'
import { checkProvider } from '../../scripts/provider-check-reads'
import { checkWrites } from '../../scripts/provider-check-write'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  Object.assign(contractSettings, { multipartUpdates: 'PUT', pictures: 'JPEG and PNG' })
  vi.unstubAllGlobals()
  await Promise.all(stops.splice(0).map((stop) => stop()))
  reset()
})

/** Starts the built-in provider. Returns how to reach it as the administrator. */
async function provide() {
  const { url, stop } = await start({ port: 0 })
  stops.push(stop)
  return { base: url, token: openSession(1) }
}

const write = (provider: Awaited<ReturnType<typeof provide>>) => checkWrites(provider, new Set())

/** Everything that the provider holds, to be compared. */
const held = () => Object.values(resources).map(({ name }) => table(name).findMany())

const differing = (calls: Awaited<ReturnType<typeof write>>) =>
  calls.filter(({ outcome }) => outcome === 'differs').map(({ call, differences }) => `${call}: ${differences.join()}`)

test('the built-in provider keeps what is written, files too, and nothing is left behind', async () => {
  const provider = await provide()
  const before = held()
  const calls = await write(provider)
  expect(differing(calls)).toEqual([])
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(Object.keys(resources).length)
  expect(calls.some(({ note }) => note === 'the file that was sent')).toBe(true)
  expect(held()).toEqual(before)
})

test('wrong records, a lost update and a refused removal are named', async () => {
  const provider = await provide()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const { method, url } = new Request(...call)
    const { pathname } = new URL(url)
    if (method === 'PUT' && pathname.startsWith('/api/stats')) return Response.json({})
    if (method === 'DELETE' && pathname.startsWith('/api/videos')) return Response.json({}, { status: 403 })
    const response = await fetch(...call)
    if (!pathname.startsWith('/api/actualites')) return response
    return mapRows(response, (rows) => rows.map((row) => ({ ...row, details: { galleryPhotos: 'a.png' } })))
  })
  const told = differing(await write(provider))
  for (const line of [
    /^POST \/api\/actualites: .*galleryPhotos/,
    /^GET \/api\/stats.*label/,
    /^DELETE \/api\/videos\/.*: status/,
  ])
    expect(told).toContainEqual(expect.stringMatching(line))
})

test('a failure after the insert is named, and nothing is left behind', async () => {
  const provider = await provide()
  const before = held()
  play('laravel 500')
  expect(differing(await write(provider))).toContainEqual(expect.stringMatching(/^POST \/api\/missions: status/))
  expect(held()).toEqual(before)
})

test('a refused WebP is a difference only where the site sends it; a list in pages is named', async () => {
  const provider = await provide()
  play('laravel mimes')
  const sent = async () => (await write(provider)).filter(({ call }) => call.endsWith('with a WebP'))
  expect(await sent()).toMatchObject([{ outcome: 'fits', note: expect.stringMatching(/^refused/) }])
  contractSettings.pictures = 'WebP'
  expect(await sent()).toMatchObject([{ outcome: 'differs' }])
  play('laravel pages')
  const list = (await checkProvider(provider)).find(({ call }) => call === 'GET /api/publications')
  expect(list).toMatchObject({ outcome: 'fits', note: expect.stringMatching(/^a page of 15 records/) })
})

test('an operator is told which setting an old PHP needs', async () => {
  const provider = await provide()
  const before = held()
  play('multipart PUT arrives empty')
  const calls = await write(provider)
  const wrong = calls.filter(({ outcome }) => outcome === 'differs')
  const needed = 'POST with _method=PUT'
  expect(wrong.length).toBeGreaterThan(0)
  for (const { call, note } of wrong) expect([call, note]).toEqual([call, expect.stringContaining(`'${needed}'`)])
  expect(calls.some(({ call, outcome }) => call.startsWith('PUT /api/missions/') && outcome === 'fits')).toBe(true)
  expect(held()).toEqual(before)
  contractSettings.multipartUpdates = needed
  expect(differing(await write(provider))).toEqual([])
})
