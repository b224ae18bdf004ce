import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewProvider } from '@tests/support/provider-preview'
import { tokenOf } from '@tests/support/token-of'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// A provider in its own process with its own data, behind a preview that forwards every call to it.
const directory = mkdtempSync(join(tmpdir(), 'cdec-data-'))
const data = join(directory, 'data.json')
const account = { id: 1, name: 'A', email: 'admin@cdec.cm', password: 'motdepasse', type_user: 'administrateur' }
writeFileSync(
  data,
  JSON.stringify({
    publications: [{ id: 77, title: { fr: 'Écrit nulle part', en: 'Written nowhere' } }],
    users: [account],
  }),
)
const command = ['scripts/provider.mjs', '--port', '0', '--data', data]
const provider = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
let site: Awaited<ReturnType<typeof previewProvider>>

beforeAll(async () => {
  const said = await new Promise<string>((resolve) => provider.stdout.once('data', (text) => resolve(String(text))))
  vi.stubEnv('PROVIDER_URL', /http:[^/]*\/\/[^/]+/.exec(said)?.[0] ?? expect.fail(said))
  site = await previewProvider()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  provider.kill()
  await site.close()
  rmSync(directory, { recursive: true })
})

test('the answers are that provider’s, in the requested language', async () => {
  const headers = { 'Accept-Language': 'en' }
  const rows: unknown = await (await fetch(`${site.base}/api/publications`, { headers })).json()
  expect(rows).toMatchObject([{ id: 77, title: 'Written nowhere' }])
  expect(await (await fetch(`${site.base}/api/communications`)).json()).toEqual([])
})

test('uploads go through', async () => {
  const body = new FormData()
  body.append('title', 'Envoi')
  body.append('document', new File([new Uint8Array(3 * 1024 * 1024).fill(7)], 'a.pdf'))
  const headers = { Authorization: `Bearer ${await tokenOf(site.base)}` }
  const created: unknown = await (
    await fetch(`${site.base}/api/publications`, { method: 'POST', headers, body })
  ).json()
  const address = typeof created === 'object' && created && 'document' in created ? String(created.document) : ''
  const served = new Uint8Array(await (await fetch(site.base + address)).arrayBuffer())
  expect([served.length, served.at(-1)]).toEqual([3 * 1024 * 1024, 7])
})
