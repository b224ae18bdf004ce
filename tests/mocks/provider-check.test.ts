import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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

test('the built-in provider fits its contract, and the check only reads', async () => {
  const calls = await checkProvider({ base: provider.url, token: openSession(1) })
  expect(calls.filter(({ outcome }) => outcome !== 'fits')).toEqual([])
  expect(calls.length).toBeGreaterThanOrEqual(40)
  expect(new Set(requests().map(({ method }) => method))).toEqual(new Set(['GET']))
})

test.each([
  ['failing', { path: 'status', received: '500 {"message":"Erreur interne du serveur."}' }],
  ['html', { path: 'answer', expected: 'JSON' }],
  ['one bad row', { path: '[0].id', expected: 'a number', received: 'nothing' }],
] as const)('%s is a difference, with its place', async (scenario, difference) => {
  play(scenario, { only: '/api/publications' })
  const first = (await checkProvider({ base: provider.url })).find(({ outcome }) => outcome === 'differs')
  expect(first?.call).toBe('GET /api/publications')
  expect(first?.differences[0]).toMatchObject(difference)
})

const check = 'scripts/provider-check.mjs'

test('npm run provider:check --write asks first, and reports as text and JSON', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cdec-check-'))
  const json = join(directory, 'report.json')
  const token = openSession(1)
  const words = [check, provider.url, '--token', token, '--write']
  const unasked = await ran(...words)
  expect([unasked.status, unasked.stderr]).toEqual([2, 'Not confirmed: nothing was written.\n'])
  const checked = await ran(...words, '--yes', '--json', json)
  expect(checked.stdout).toMatch(/^fits {6}DELETE \/api\/pays\/\d+$/m)
  expect(checked.status).toBe(0)
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ provider: provider.url, write: true })
  rmSync(directory, { recursive: true })
  const away = await ran(check, 'http://127.0.0.1:9')
  expect([away.status, away.stderr]).toEqual([2, expect.stringContaining('No provider answers at http://127.0.0.1:9.')])
})

/** Runs a command without blocking this process, which contains the provider. */
async function ran(...words: string[]) {
  const child = spawn(process.execPath, words)
  child.stdin.end('\n')
  const [stdout, stderr] = await Promise.all([child.stdout, child.stderr].map((stream) => text(stream)))
  const [status] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  return { status: Number(status), stdout, stderr }
}

test('npm run openapi describes every call', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cdec-openapi-'))
  const out = join(directory, 'openapi.json')
  expect((await ran('scripts/openapi.mjs', '--out', out)).status).toBe(0)
  const { openapi, paths } = JSON.parse(readFileSync(out, 'utf8'))
  rmSync(directory, { recursive: true })
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toHaveLength(41)
})
