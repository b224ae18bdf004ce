// @vitest-environment node
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tokenOf } from '@tests/support/provider-preview'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The provider as a process of its own, so that its memory is its own.
const base = 'http://127.0.0.1:4381'
const provider = spawn(process.execPath, ['scripts/provider.mjs', '--port', '4381'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})

beforeAll(() => new Promise<void>((resolve) => provider.stdout.once('data', () => resolve())))
afterAll(() => {
  provider.kill()
})

/** The most memory the process ever held, in MB. */
function peak() {
  const status = readFileSync(`/proc/${provider.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

test('200 reads at once are all answered', async () => {
  const paths = ['publications', 'actualites', 'contents', 'villes', 'pays/1/villes']
  const reads = Array.from({ length: 200 }, async (_, n) => {
    const response = await fetch(`${base}/api/${paths[n % paths.length]}`)
    return [response.status, (await response.text()).length > 100]
  })
  expect(new Set((await Promise.all(reads)).map(String))).toEqual(new Set(['200,true']))
})

test.runIf(process.platform === 'linux')(
  '50 uploads of 5 MB at once come back whole, in less than 500 MB',
  async () => {
    const token = await tokenOf(base)
    const size = 5 * 1024 * 1024
    const uploads = Array.from({ length: 50 }, async (_, n) => {
      const body = new FormData()
      body.append('title', `Envoi ${n}`)
      body.append('document', new File([new Uint8Array(size).fill(n)], `${n}.pdf`, { type: 'application/pdf' }))
      const headers = { Authorization: `Bearer ${token}` }
      const response = await fetch(`${base}/api/publications`, { method: 'POST', headers, body })
      const created: unknown = await response.json()
      return [response.status, created] as const
    })
    for (const [n, [status, created]] of (await Promise.all(uploads)).entries()) {
      expect(created).toMatchObject({ title: `Envoi ${n}`, document: expect.stringContaining(`-${n}.pdf`) })
      const address = typeof created === 'object' && created && 'document' in created ? String(created.document) : ''
      const served = new Uint8Array(await (await fetch(base + address)).arrayBuffer())
      expect([status, served.length, served.at(0), served.at(-1)]).toEqual([201, size, n, n])
    }
    expect(peak()).toBeLessThan(500)
  },
  60_000,
)
