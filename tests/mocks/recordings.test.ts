// @vitest-environment jsdom
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession, play } from '@mocks/server'
import { playRecording } from '@tests/support/play-recording'
import { withProvider } from '@tests/support/with-provider'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { list } from '@/api/client'
import { connect } from '@/api/connection'
import { setToken } from '@/api/token'
import { publications } from '@/contract/publications'
import { stats } from '@/contract/stats'
import { subscribers } from '@/contract/subscribers'
import { readHar } from '../../scripts/har.mjs'
import { recordingOf } from '../../scripts/recording'
import { secretHar, secrets } from './secret-har'

const folder = mkdtempSync(join(tmpdir(), 'cdec-har-'))
const writeHar = (name: string, content: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

withProvider()
beforeEach(() => {
  connect({ locale: () => 'fr', onUnauthorized: vi.fn() })
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const record = () => recordingOf(readHar(writeHar('secret.har', secretHar)), 'Essai')

test('none of fifty secrets is left in the recording, in any encoding', () => {
  expect(Object.keys(secrets)).toHaveLength(50)
  const har = JSON.stringify(secretHar)
  const left = JSON.stringify(record().recording).toLowerCase()
  const words = Object.values(secrets).map(String)
  for (const secret of words) {
    const parts = [secret, encodeURIComponent(secret), ...secret.split(' ').filter((part) => part.length > 4)]
    // Each name of a person is searched alone, and the digits of a telephone number without their spaces.
    for (const part of parts) expect(left, secret).not.toContain(part.toLowerCase())
    expect(left.replaceAll(/[ .-]/g, '')).not.toContain(secret.replaceAll(/[ .-]/g, '').toLowerCase())
  }
  // The HAR holds all of them as they are, except those that it encodes in Base64 or in an address.
  const absent = words.filter((secret) => !har.includes(JSON.stringify(secret).slice(1, -1)))
  const { basicUser, basicPassword, queryEmail, pathEmail, formEmail } = secrets
  expect(absent).toEqual([basicUser, basicPassword, queryEmail, pathEmail, formEmail])
})

test('the same value has the same replacement everywhere, of the same kind', () => {
  const { calls } = record().recording
  const answer = (path: string) => JSON.stringify(calls.find((call) => call.path.startsWith(path))?.body)
  const [, email = ''] = /"email":"([^"]+)"/.exec(answer('/api/me')) ?? []
  expect(email).toMatch(/^personne-\d+@example\.org$/)
  const name = /"name":"(Nom\d+ Nom\d+)"/.exec(answer('/api/users?'))?.[1]
  expect(answer('/api/interviews')).toContain(`Entretien avec ${name}, tél. 6 00 00 00 0`)
  expect(answer('/api/interviews')).toContain(email)
  expect(answer('/api/interviews')).toContain('"date":"2026-09-01"')
  expect(answer('/api/me')).toContain('"type_user":"administrateur"')
  expect(answer('/api/users?')).toContain('1990-01-01T09:00:00Z')
})

test('only calls of /api are recorded, in their order, with their delays and failures', () => {
  const { recording, leftOut } = record()
  const calls = recording.calls.map(
    ({ method, path, status, ms }) => `${method} ${path.replace(/[?].*/, '')} ${status} ${ms}`,
  )
  expect(calls).toEqual([
    'GET /api/me 200 120',
    'GET /api/users 200 120',
    expect.stringMatching(/^GET \/api\/users\/personne-\d+%40example.org 404 120$/),
    'POST /api/register/usager 422 120',
    'POST /api/register/partenaire 500 120',
    'POST /api/contact 200 120',
    'GET /api/subscribers 200 120',
    'GET /api/interviews 200 120',
    'GET /api/publications 200 120',
    'GET /api/stats 0 120',
    'GET /api/stats 200 120',
  ])
  expect(leftOut).toEqual({ files: 1, empty: 0, signIns: 1 })
})

test('a test plays a recording: its failures, then its answers, and the seeds for other calls', async () => {
  playRecording(writeHar('made.json', record().recording))
  await expect(list(stats)).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  for (let n = 0; n < 2; n += 1) expect(await list(stats)).toEqual([{ id: 1, label: 'Bilan', value: 3917 }])
  await expect(list(publications)).rejects.toMatchObject({ name: 'ApiError', status: 200 })
  setToken(openSession(1))
  expect((await list(subscribers)).map(({ email }) => email)).toEqual([expect.stringMatching(/@example\.org$/)])
})

test('a recording of the folder is a scenario like the others, and starts again when it is chosen', async () => {
  for (let n = 0; n < 2; n += 1) {
    play('indicateurs-en-panne')
    await expect(list(stats)).rejects.toMatchObject({ status: 0 })
    await expect(list(stats)).rejects.toMatchObject({ status: 500 })
  }
  await expect(list(stats)).rejects.toMatchObject({ status: 500 })
  expect(await list(stats)).toHaveLength(9)
})

const empty = { log: { entries: [secretHar.log.entries[0]] } }
test.each([
  ['no arguments', [], 'Two words are needed'],
  ['no file', ['none.har', 'a'], 'There is no file none.har.'],
  ['no JSON', [writeHar('text.har', 'HAR'), 'a'], 'is no HAR: it is not JSON'],
  ['no HAR', [writeHar('other.har', { a: 1 }), 'a'], 'is no HAR: it has no log.entries.'],
  ['no call', [writeHar('empty.har', empty), 'a'], 'has no call of /api: 1 requests to other addresses.'],
  ['no call of the path', [writeHar('secret.har', secretHar), 'a', '--only', '/api/x'], 'begins with /api/x'],
  ['the name of a built-in scenario', [writeHar('secret.har', secretHar), 'failing'], '“failing” cannot be its name'],
  ['a name that is a path', [writeHar('secret.har', secretHar), '../a'], '“../a” cannot be its name'],
  ['an unknown option', ['--onyl'], 'npm run scenario -- file.har name'],
])('npm run scenario exits with 2 and a message for %s', (_what, words, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/scenario.mjs', ...words], { encoding: 'utf8' })
  expect(stderr).toContain(message)
  expect(status).toBe(2)
})

test('the recordings of the folder hold nobody’s e-mail', () => {
  const text = readFileSync('mocks/recordings/indicateurs-en-panne.json', 'utf8')
  expect(text.replaceAll(/personne-\d+@example\.org/g, '')).not.toContain('@')
})
