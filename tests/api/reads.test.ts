import { openSession } from '@mocks/server'
import { withProvider } from '@tests/support/with-provider'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '@/api/http'
import { read } from '@/api/reads'
import { getToken, setToken } from '@/api/token'
import { create, remove } from '@/api/writes'
import { contents } from '@/contract/contents'
import { missions } from '@/contract/missions'
import { publications } from '@/contract/publications'

const onUnauthorized = vi.fn()
const administrator = 1

withProvider()
beforeEach(() => {
  connect({ locale: () => 'fr', onUnauthorized })
  setToken(openSession(administrator), administrator)
})
afterEach(() => onUnauthorized.mockReset())

const png = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' })

describe('reading', () => {
  test('one record of a resource that has no such call is taken from the list', async () => {
    expect((await read(missions, 2)).titre).toBe('Gérer des services et des fonds sous mandat')
    await expect(read(contents, 999)).rejects.toMatchObject({ status: 404 })
  })
})

describe('writing', () => {
  test('with progress, the same answer', async () => {
    const shares: number[] = []
    const options = { onProgress: (share: number) => shares.push(share) }
    const created = await create(publications, { title: 'Étude', photo: png('p.png') }, options)
    expect(created?.photo).toMatch(/^\/api\/files\/uploads\/\d+-p\.png$/)
    expect(shares.at(-1)).toBe(1)
  })
})

describe('a 401', () => {
  test('of an upload as well', async () => {
    setToken('expired', 1)
    const sent = create(publications, { title: 'x' }, { onProgress: () => undefined })
    await expect(sent).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('of a request sent with an older token leaves the present one', async () => {
    setToken('expired', 1)
    const late = remove(missions, 1)
    setToken('present', 1)
    await expect(late).rejects.toMatchObject({ status: 401 })
    expect(getToken()).toBe('present')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
