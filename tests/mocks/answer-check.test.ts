import { play, reset } from '@mocks/server'
import { start } from '@mocks/standalone'
import { previewProvider } from '@tests/support/provider-preview'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let provider: Awaited<ReturnType<typeof start>>
let site: Awaited<ReturnType<typeof previewProvider>>
const warned = vi.fn()

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(warned)
  provider = await start({ port: 0 })
  vi.stubEnv('PROVIDER_URL', provider.url)
  vi.stubEnv('CHECK_PROVIDER', '1')
  site = await previewProvider()
})
beforeEach(() => {
  reset()
  warned.mockClear()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await site.close()
  await provider.stop()
})

interface Listed {
  checked: number
  differences: { call: string; path: string; expected: string; received: string; count: number }[]
}

/** Returns the differences on the control page, once so many answers have been checked. */
async function listed(checked: number): Promise<Listed['differences']> {
  return vi.waitFor(async () => {
    const found: Listed = await (await fetch(`${site.base}/__mock/differences`)).json()
    expect(found.checked).toBeGreaterThanOrEqual(checked)
    return found.differences
    // The first answer loads the contract, which takes long.
  }, 30_000)
}

test('answers are forwarded unchanged, and each difference is reported once with its place', async () => {
  play('wrapped')
  await fetch(`${site.base}/api/publications`)
  expect(await listed(1)).toEqual([])
  play('missing fields', { only: '/api/publications' })
  const direct = await (await fetch(`${provider.url}/api/publications`)).text()
  for (let n = 0; n < 2; n += 1) expect(await (await fetch(`${site.base}/api/publications`)).text()).toBe(direct)
  const fields = (await listed(3)).filter(({ path }) => path.endsWith('.title'))
  expect(fields).toEqual([
    expect.objectContaining({ call: 'GET /api/publications', path: '[1].title', received: 'nothing', count: 30 }),
  ])
  expect(warned).toHaveBeenCalledTimes(1)
  expect(warned.mock.calls[0]?.[0]).toMatch(
    /^ {2}differs {2}GET \/api\/publications\n {4}\[1\]\.title: expected .+, received nothing/,
  )
  play('html', { only: '/api/slides' })
  await fetch(`${site.base}/api/slides?x=1`)
  expect((await listed(4))[0]).toMatchObject({ call: 'GET /api/slides', path: 'answer', expected: 'JSON' })
  expect(await (await fetch(`${site.base}/__mock`)).text()).toContain('<title>Fournisseur contrôlé</title>')
})
