import { afterEach, expect, test, vi } from 'vitest'
import { receiveDocument } from '@/pwa/downloads/transfer/receive-document'
import { weightOf } from '@/pwa/downloads/weight'

afterEach(() => vi.unstubAllGlobals())

const href = 'http://localhost/a.txt'
const stop = () => new AbortController().signal

/** An answer whose connection breaks after its bytes. */
const broken = (text: string, headers: Record<string, string>) =>
  new Response(
    new ReadableStream({
      pull(line) {
        if (text === '') return line.error(new Error('cut'))
        line.enqueue(new TextEncoder().encode(text))
        text = ''
      },
    }),
    { headers: { ETag: '"1"', ...headers } },
  )

const outOfRange = (size: number) =>
  new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })

const rest = { Range: 'bytes=4-', 'If-Range': '"1"' }

// What a server that has fewer bytes is asked for again would be refused for ever.
test.each<[string, Response[], Record<string, string> | undefined]>([
  ['of a known length', [broken('tout', { 'Content-Length': '4' })], undefined],
  ['of an unknown length', [broken('tout', {}), outOfRange(4)], rest],
  ['that is shorter by now', [broken('trop long', {}), outOfRange(4), new Response('tout')], undefined],
])('a document %s is whole although the line broke after its last byte', async (_what, answers, lastHeaders) => {
  const asked = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', asked)
  const received = receiveDocument(href, stop(), (state) => {
    // The pause before the next request ends with the return of the network.
    if (state === 'interrupted') setTimeout(() => window.dispatchEvent(new Event('online')))
  })
  expect(await ((await received) as Response).text()).toBe('tout') // a Response, or the comparison fails
  expect(answers).toEqual([])
  expect(asked.mock.lastCall?.[1]?.headers).toEqual(lastHeaders)
})

test('the weight of a document is known where the server refuses to tell it alone', async () => {
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'HEAD'
      ? new Response(null, { status: 405 })
      : new Response('%', { status: 206, headers: { 'Content-Range': 'bytes 0-0/214000' } }),
  )
  expect(await weightOf(href)).toBe(214_000)
})
