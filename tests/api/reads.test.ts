import { openSession } from '@mocks/server'
import { withProvider } from '@tests/support/with-provider'
import { expect, test, vi } from 'vitest'
import { connect } from '@/api/http'
import { read } from '@/api/reads'
import { getToken, setToken } from '@/api/token'
import { create, remove } from '@/api/writes'
import { contents } from '@/contract/contents'
import { missions } from '@/contract/missions'
import { publications } from '@/contract/publications'

withProvider()

test('one record of a resource that has no such call is taken from the list', async () => {
  setToken(openSession(1), 1)
  expect((await read(missions, 2)).titre).toBe('Gérer des services et des fonds sous mandat')
  await expect(read(contents, 999)).rejects.toMatchObject({ status: 404 })
})

test('a 401 ends the session, of an upload as well, but not where the token has been replaced since', async () => {
  const onUnauthorized = vi.fn()
  connect({ locale: () => 'fr', onUnauthorized })
  setToken('expired', 1)
  const late = remove(missions, 1)
  setToken('present', 1)
  await expect(late).rejects.toMatchObject({ status: 401 })
  expect(getToken()).toBe('present')
  expect(onUnauthorized).not.toHaveBeenCalled()
  await expect(create(publications, { title: 'x' }, { onProgress: () => undefined })).rejects.toMatchObject({
    status: 401,
  })
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})
