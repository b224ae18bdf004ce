import { openSession, play, reset } from '@mocks/server'
import { start } from '@mocks/standalone'
import { afterEach, expect, test } from 'vitest'
import { contractSettings } from '@/contract/settings'
import { checkProvider } from '../../scripts/provider-check-calls'
import { checkWrites, nothingMade } from '../../scripts/provider-check-write'
import { startSecondProvider } from './second-provider'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  Object.assign(contractSettings, { multipartUpdates: 'PUT', pictures: 'JPEG and PNG' })
  await Promise.all(stops.splice(0).map((stop) => stop()))
  reset()
})

async function second(options?: Parameters<typeof startSecondProvider>[0]) {
  const provider = await startSecondProvider(options)
  stops.push(provider.stop)
  return provider
}

async function write(base: string, token = 'x') {
  const provider = { base, token }
  return checkWrites(provider, nothingMade(provider))
}

const differing = (calls: Awaited<ReturnType<typeof write>>) =>
  calls
    .filter(({ outcome }) => outcome === 'differs')
    .map(({ call, differences }) => `${call}: ${differences.map(({ path }) => path).join()}`)

test('the built-in provider keeps what is written, files too, and nothing is left behind', async () => {
  const provider = await start({ port: 0 })
  stops.push(provider.stop)
  const before = await (await fetch(`${provider.url}/api/publications`)).text()
  const calls = await write(provider.url, openSession(1))
  expect(differing(calls)).toEqual([])
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(16)
  expect(calls.some(({ note }) => note === 'the file that was sent')).toBe(true)
  expect(await (await fetch(`${provider.url}/api/publications`)).text()).toBe(before)
})

test('a provider with another wrapping, numbers as text and unknown fields passes', async () => {
  const provider = await second()
  expect(differing(await write(provider.url))).toEqual([])
  expect(provider.left()).toBe(0)
  const reads = await checkProvider({ base: provider.url, token: 'x' })
  expect(differing(reads)).toEqual([])
})

test('records of a wrong shape are a difference, with the path of the field', async () => {
  const provider = await second({
    spoil: (record, name) => (name === 'actualites' ? { ...record, details: { galleryPhotos: 'a.png' } } : record),
  })
  const found = differing(await write(provider.url))
  expect(found[0]).toMatch(/^POST \/api\/actualites: record\.details/)
  expect(found.every((line) => line.includes('/api/actualites'))).toBe(true)
})

test('a lost update and a refused removal are differences', async () => {
  const deaf = await second({
    instead: (method, path) => (method === 'PUT' && path.startsWith('/api/missions') ? 200 : undefined),
  })
  expect(differing(await write(deaf.url))).toEqual([expect.stringMatching(/^GET \/api\/missions.*record\.titre/)])
  const holding = await second({
    instead: (method, path) => (method === 'DELETE' && path.startsWith('/api/videos') ? 403 : undefined),
  })
  const told = differing(await write(holding.url))
  expect(told[0]).toMatch(/^DELETE \/api\/videos\/.*: status/)
  expect(told.at(-1)).toMatch(/^DELETE \/api\/videos/)
})

test.each([
  ['laravel 500', /^POST \/api\/missions: status/],
  ['laravel required field', /^POST \/api\/reglementations: status/],
  ['laravel 413', /^POST \/api\/publications with a document of 3 MB: status/],
] as const)(
  '%s: a provider as Laravel is by default is told what differs, and left as it was',
  async (scenario, line) => {
    const provider = await start({ port: 0 })
    stops.push(provider.stop)
    const missions = await (await fetch(`${provider.url}/api/missions`)).text()
    play(scenario)
    expect(differing(await write(provider.url, openSession(1)))).toContainEqual(expect.stringMatching(line))
    play('normal')
    expect(await (await fetch(`${provider.url}/api/missions`)).text()).toBe(missions)
  },
)

test('a refused WebP is a difference only where the site sends it; a list in pages is named', async () => {
  const provider = await start({ port: 0 })
  stops.push(provider.stop)
  play('laravel mimes')
  const sent = async () =>
    (await write(provider.url, openSession(1))).filter(({ call }) => call.endsWith('with a WebP'))
  expect(await sent()).toMatchObject([{ outcome: 'fits', note: expect.stringMatching(/^refused/) }])
  contractSettings.pictures = 'WebP'
  expect(await sent()).toMatchObject([{ outcome: 'differs' }])
  play('laravel pages')
  const list = (await checkProvider({ base: provider.url })).find(({ call }) => call === 'GET /api/publications')
  expect(list).toMatchObject({ outcome: 'fits', note: expect.stringMatching(/^a page of 15 records/) })
})

test('what was created is removed when the check is interrupted', async () => {
  const provider = await second()
  const here = { base: provider.url, token: 'x' }
  const made = nothingMade(here)
  const running = checkWrites(here, made)
  await expect
    .poll(() => provider.calls.some((call) => call.startsWith('POST /api/sponsors')), { interval: 1 })
    .toBe(true)
  await made.clean()
  await running
  expect(provider.left()).toBe(0)
})

test.each([
  ['PUT', true],
  ['POST with _method=PUT', false],
] as const)('the check of a provider tells an operator who set %s which setting it needs', async (set, isOldPhp) => {
  contractSettings.multipartUpdates = set
  const provider = await second({ isOldPhp })
  const calls = await write(provider.url)
  const wrong = calls.filter(({ outcome }) => outcome === 'differs')
  const needed = isOldPhp ? 'POST with _method=PUT' : 'PUT'
  expect(wrong.length).toBeGreaterThan(0)
  for (const { call, note } of wrong) expect([call, note]).toEqual([call, expect.stringContaining(`'${needed}'`)])
  expect(calls.some(({ call, outcome }) => call.startsWith('PUT /api/missions/') && outcome === 'fits')).toBe(true)
  expect(provider.left()).toBe(0)
  contractSettings.multipartUpdates = needed
  expect(differing(await write(provider.url))).toEqual([])
})
