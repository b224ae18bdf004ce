import { ranged } from '@mocks/ranges'
import { expect, test } from 'vitest'

const answer = () => new Response('0123456789', { headers: { ETag: '"v1"', 'Content-Length': '10' } })
const ask = async (headers: HeadersInit, method = 'GET') => {
  const given = await ranged(new Request('http://provider/api/files/a', { method, headers }), answer())
  return [given.status, await given.text(), given.headers.get('content-range'), given.headers.get('content-length')]
}

test.each([
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('%s is answered with %i', async (range, status, text, contentRange) => {
  const [given, body, of, length] = await ask({ Range: range })
  expect([given, body, of]).toEqual([status, text, contentRange])
  if (status === 206) expect(length).toBe(String(text.length))
})

test('a range applies to the version in If-Range, otherwise to none, and to GET only', async () => {
  expect((await ask({ Range: 'bytes=4-', 'If-Range': '"v1"' }))[0]).toBe(206)
  expect((await ask({ Range: 'bytes=4-', 'If-Range': '"v0"' }))[1]).toBe('0123456789')
  expect((await ask({ Range: 'bytes=4-' }, 'POST'))[0]).toBe(200)
})
