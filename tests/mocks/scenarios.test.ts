import { openSession, play } from '@mocks/server'
import { withProvider } from '@tests/support/with-provider'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '@/api/http'
import { list, read } from '@/api/reads'
import { setToken } from '@/api/token'
import { interviews } from '@/contract/interviews'
import { publications } from '@/contract/publications'
import { resources } from '@/contract/registry'
import { isPublic } from '@/contract/rows/define-rows'
import { stats } from '@/contract/stats'
import { subscribers } from '@/contract/subscribers'

const onUnauthorized = vi.fn()

withProvider()
beforeEach(() => {
  connect({ locale: () => 'fr', onUnauthorized })
})
afterEach(() => onUnauthorized.mockReset())

const every = Object.values(resources).filter(isPublic)

test.each([
  ['failing', 500, 'Erreur interne du serveur.'],
  ['rate limited', 429, 'Trop de requêtes. Réessayez plus tard.'],
  ['malformed', 200, ''],
  ['html', 200, ''],
  ['cut off', 200, ''],
] as const)('%s: an error of status %i', async (name, status, message) => {
  play(name)
  await expect(list(publications)).rejects.toMatchObject({ name: 'ApiError', status, message })
})

test('empty: no rows, but single records', async () => {
  play('empty')
  for (const resource of every) expect(await list(resource)).toEqual([])
  expect((await read(publications, 1)).id).toBe(1)
})

test('session expired: only calls with a token are refused', async () => {
  setToken(openSession(1), 1)
  play('session expired')
  await expect(list(subscribers)).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
  expect(await list(publications)).toHaveLength(30)
})

test('slow: from 2 to 8 seconds', async () => {
  vi.useFakeTimers()
  play('slow')
  let answered = false
  const reading = (async () => {
    await list(publications)
    answered = true
  })()
  await vi.advanceTimersByTimeAsync(1900)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(6200)
  expect(answered).toBe(true)
  vi.useRealTimers()
  await reading
})

test('hostile: no dangerous address is left', async () => {
  play('hostile')
  const [row] = await list(publications)
  expect(row).toMatchObject({ photo: '', document: '' })
  expect(row?.title).toHaveLength(10_000)
  const [talk] = await list(interviews)
  expect(talk).toMatchObject({ source: '', imagePrincipaleUrl: '' })
  // HTML is not changed here: the component that shows it sanitises it.
  expect(talk?.details.contenu).toContain('<script>')
})

describe('answers of another shape are parsed', () => {
  test.each(['wrapped', 'unwrapped', 'numbers as text'] as const)('%s', async (name) => {
    for (const resource of every) {
      play('normal')
      const rows = await list(resource)
      play(name)
      expect(await list(resource)).toEqual(rows)
    }
  })

  test('missing fields', async () => {
    play('missing fields')
    for (const resource of every) expect((await list(resource)).length).toBeGreaterThan(0)
    expect((await list(stats))[1]).toEqual({ id: 2, label: '', value: null })
  })

  test('one bad row is left out alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    play('one bad row')
    expect(await list(publications)).toHaveLength(29)
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

test('a scenario may hold for some paths only', async () => {
  play('failing', { only: '/api/stats' })
  await expect(list(stats)).rejects.toMatchObject({ status: 500 })
  expect(await list(publications)).toHaveLength(30)
})
