import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { ask, connect, request } from '@/api/http'
import { upload } from '@/api/writes'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => connect({ locale: () => 'en', onUnauthorized: () => undefined }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function answer(respond: (request: Request) => Response | Promise<Response>) {
  server.use(http.all('*/api/x', ({ request: received }) => respond(received)))
}

const post = { method: 'POST', body: '{}' } as const
const transports = [
  ['fetch', (signal?: AbortSignal) => request('/api/x', { ...post, signal })],
  ['XHR', (signal?: AbortSignal) => upload('/api/x', { ...post, signal, onProgress: () => undefined })],
] as const

describe.each(transports)('a call by %s', (_name, send) => {
  test('a connection that breaks is an error of status 0', async () => {
    answer(() => HttpResponse.error())
    const error: unknown = await send().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, message: '', fields: {} })
  })

  test.each([
    ['HTML', '<!doctype html><h1>Login</h1>', 200],
    ['cut JSON', '[{"id": 1', 200],
    ['an error page', '<h1>502</h1>', 502],
  ])('an answer of %s is an error that keeps its status', async (_kind, body, status) => {
    answer(() => new HttpResponse(body, { status }))
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', status, message: '' })
  })

  test('is aborted by its signal, before and while it is sent', async () => {
    answer(async () => {
      await delay('infinite')
      return HttpResponse.json({})
    })
    const reason = new Error('left the page')
    await expect(send(AbortSignal.abort(reason))).rejects.toBe(reason)
    const controller = new AbortController()
    const sent = send(controller.signal)
    setTimeout(() => controller.abort(reason), 20)
    await expect(sent).rejects.toBe(reason)
  })
})

test('a call that expects a 401 does not end the session', async () => {
  const onUnauthorized = vi.fn()
  connect({ locale: () => 'fr', onUnauthorized })
  answer(() => HttpResponse.json({ message: 'Refusé' }, { status: 401 }))
  await expect(request('/api/x', { expectsUnauthorized: true })).rejects.toThrow('Refusé')
  expect(onUnauthorized).not.toHaveBeenCalled()
})

describe('an answer with Retry-After', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  const minute = 60_000
  test.each([
    ['429 in seconds', 429, '120', now + 2 * minute],
    ['503 with a date', 503, 'Fri, 20 Nov 2026 10:05:00 GMT', now + 5 * minute],
    ['a day, of which half an hour counts', 503, '86400', now + 30 * minute],
    ['nothing that can be read', 429, 'soon', 0],
    ['with a status that does not allow it', 500, '120', 0],
  ])('%s', async (_what, status, header, notBefore) => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    answer(() => new HttpResponse('{}', { status, headers: { 'Retry-After': header } }))
    await expect(request('/api/x')).rejects.toMatchObject({ status, notBefore })
    vi.useRealTimers()
  })
})

test('an answer has its date, and whether it is a copy of the web server', async () => {
  const asOf = 'Sun, 01 Mar 2026 09:30:00 GMT'
  const date = 'Tue, 03 Mar 2026 10:00:00 GMT'
  answer(() => HttpResponse.json([1], { headers: { 'X-CDEC-As-Of': asOf, Date: date } }))
  expect(await ask('/api/x')).toEqual({ body: [1], asOf: Date.parse(asOf), isCopy: true })
  answer(() => HttpResponse.json([2], { headers: { 'X-CDEC-As-Of': 'now', Date: date } }))
  expect(await ask('/api/x')).toEqual({ body: [2], asOf: Date.parse(date), isCopy: false })
})
