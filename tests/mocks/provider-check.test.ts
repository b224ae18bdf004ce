import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession, play, requests, reset } from '@mocks/server'
import { start } from '@mocks/standalone'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkProvider } from '../../scripts/provider-check-calls'

let provider: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  provider = await start({ port: 0 })
})
beforeEach(() => reset())
afterAll(() => provider.stop())

const differing = async (base: string, token?: string) =>
  (await checkProvider({ base, token })).filter(({ outcome }) => outcome === 'differs')

test('the built-in provider fits its contract, and the check only reads', async () => {
  const calls = await checkProvider({ base: provider.url, token: openSession(1) })
  expect(calls.filter(({ outcome }) => outcome !== 'fits')).toEqual([])
  expect(calls.length).toBeGreaterThanOrEqual(40)
  expect(new Set(requests().map(({ method }) => method))).toEqual(new Set(['GET']))
})

test('without a token the calls that need one are left out and named', async () => {
  const calls = await checkProvider({ base: provider.url })
  const left = calls.filter(({ outcome }) => outcome === 'left out').map(({ call }) => call)
  expect(left).toEqual([
    'GET /api/subscribers',
    'GET /api/me',
    'GET /api/users',
    'GET /api/users/type/Usager',
    'GET /api/users/type/partenaire',
    'GET /api/users/type/administrateur',
  ])
})

test.each([
  ['failing', { path: 'status', expected: '200', received: '500' }],
  ['wrapped', { path: 'answer', expected: 'a list', received: 'an object with data' }],
  ['html', { path: 'answer', expected: 'JSON' }],
  ['malformed', { path: 'answer', expected: 'JSON' }],
  ['cut off', { path: 'answer', expected: 'JSON' }],
  ['one bad row', { path: '[0].id', expected: 'a number', received: 'nothing' }],
  ['missing fields', { path: '[1].title', received: 'nothing' }],
  ['hostile', { path: '[0].photo', received: 'string "javascript:document.title=\\"hacked\\""' }],
] as const)('%s is a difference, told with its place', async (scenario, difference) => {
  play(scenario, { only: '/api/publications' })
  const [first] = await differing(provider.url)
  expect(first?.call).toBe('GET /api/publications')
  expect(first?.differences[0]).toMatchObject(difference)
})

test('a provider that is not there differs in every call', async () => {
  expect((await differing('http://127.0.0.1:9')).length).toBeGreaterThan(15)
})

// The commands as they are typed; a provider that does not answer is enough to see a difference end in 1.
const run = (...words: string[]) => spawnSync(process.execPath, words, { encoding: 'utf8' })

test('npm run provider:check ends in 1 on a difference and in 2 without an address', () => {
  const { status, stdout } = run('scripts/provider-check.mjs', 'http://127.0.0.1:9')
  expect([status, stdout.split('\n').at(0)]).toEqual([1, 'differs   GET /api/slides'])
  expect(run('scripts/provider-check.mjs').status).toBe(2)
})

test('npm run openapi describes every call', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cdec-openapi-'))
  const out = join(directory, 'openapi.json')
  expect(run('scripts/openapi.mjs', '--out', out).status).toBe(0)
  expect(existsSync(out)).toBe(true)
  const text = readFileSync(out, 'utf8')
  const { openapi, paths, components }: { openapi: string; paths: object; components: { schemas: object } } =
    JSON.parse(text)
  rmSync(directory, { recursive: true })
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toHaveLength(41)
  const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1])
  expect(references.filter((name) => !(String(name) in components.schemas))).toEqual([])
})
