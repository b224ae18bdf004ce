import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '@/api/connection'
import { forgetEarly } from '@/api/early-reads'
import { request } from '@/api/http'
import { setToken } from '@/api/token'

const fetched = vi.fn(async () => Response.json(['asked for']))

beforeEach(() => {
  connect({ locale: () => 'fr', onUnauthorized: () => undefined })
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
})
afterEach(() => {
  forgetEarly()
  localStorage.clear()
})

/** What the document of a first visit has begun. */
function begun(answer: Promise<Response>) {
  globalThis.earlyReads = { locale: 'fr', answers: { '/api/publications': answer } }
}
const early = async () => Response.json(['begun'])

test('a read that the document has begun is not asked for again, and is given once', async () => {
  begun(early())
  expect(await request('/api/publications')).toEqual(['begun'])
  expect(fetched).not.toHaveBeenCalled()
  expect(await request('/api/publications')).toEqual(['asked for'])
})

test('another address, another language and a write have their own calls', async () => {
  begun(early())
  expect(await request('/api/videos')).toEqual(['asked for'])
  expect(await request('/api/publications', { locale: 'en' })).toEqual(['asked for'])
  expect(await request('/api/publications', { method: 'POST', body: '{}' })).toEqual(['asked for'])
})

test('who is signed in is given what they may see, not what a visitor may', async () => {
  begun(early())
  setToken('abc')
  expect(await request('/api/publications')).toEqual(['asked for'])
})

test('one that found no network fails like any call, and is asked for anew', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'))
  begun(lost)
  await expect(request('/api/publications')).rejects.toMatchObject({ status: 0 })
  expect(await request('/api/publications')).toEqual(['asked for'])
})

test('one that nobody waits for any more is let go of', async () => {
  begun(early())
  const waiting = new AbortController()
  waiting.abort(new Error('gone'))
  await expect(request('/api/publications', { signal: waiting.signal })).rejects.toThrow('gone')
})
