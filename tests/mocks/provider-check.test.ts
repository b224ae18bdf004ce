import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openSession, play, requests, reset } from '@mocks/server'
import { start } from '@mocks/standalone'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resources } from '@/contract/registry'
import { checkProvider } from '../../scripts/provider-check-reads'

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
  ['failing', 'status: 500 Erreur interne du serveur.'],
  ['html', expect.stringMatching(/^status: 200 .* is not valid JSON$/)],
  ['one bad row', '0.id: Invalid key: Expected "id" but received undefined'],
] as const)('%s is a difference, with its place', async (scenario, difference) => {
  play(scenario, { only: '/api/publications' })
  const first = (await checkProvider({ base: provider.url })).find(({ outcome }) => outcome === 'differs')
  expect(first?.call).toBe('GET /api/publications')
  expect(first?.differences[0]).toEqual(difference)
})

const check = 'scripts/provider-check.mjs'

test('npm run provider:check --write asks first, and says what fits', async () => {
  const words = [check, provider.url, '--token', openSession(1), '--write']
  const unasked = await ran(...words)
  expect([unasked.status, unasked.stderr]).toEqual([2, 'Not confirmed: nothing was written.\n'])
  const checked = await ran(...words, '--yes')
  expect(checked.stdout).toMatch(/^fits {6}DELETE \/api\/pays\/\d+$/m)
  expect(checked.status).toBe(0)
  play('one bad row', { only: '/api/publications' })
  const differing = await ran(check, provider.url)
  expect([differing.status, differing.stdout]).toEqual([
    1,
    expect.stringMatching(/^differs {3}GET \/api\/publications .*\n +0\.id: .*\n(?: .*\n)* +→ what is shown /m),
  ])
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
  const description = readFileSync(out, 'utf8')
  const { openapi, paths, components } = JSON.parse(description)
  rmSync(directory, { recursive: true })
  expect(openapi).toBe('3.1.0')
  const calls = Object.values(resources).map(({ path }) => path)
  expect(Object.keys(paths)).toEqual(expect.arrayContaining([...calls, '/api/login', '/api/register/usager']))
  const names = [...description.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names))
  const { requestBody, security } = paths['/api/actualites'].post
  expect([Object.keys(requestBody.content), security]).toEqual([['multipart/form-data'], undefined])
  expect(components.schemas['actualites-form'].required).toEqual(['titre', 'description'])
})
