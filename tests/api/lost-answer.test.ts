import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasStatus } from '@/api/errors'
import { readByParts, withTimeout } from '@/api/lost-answer'
import { create } from '@/api/writes'
import { publications } from '@/contract/publications'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const timeout = { name: 'ApiError', status: 0, loss: 'timeout' }

/** Notes how a promise ends. */
function watch(promise: Promise<unknown>) {
  const outcome: { value?: unknown; error?: unknown } = {}
  promise.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.error = error),
  )
  return outcome
}

test('a call goes on as long as something moves, ends thirty seconds later, also where it ignores its signal, and aborts it', async () => {
  let signal: AbortSignal | undefined
  let renew: () => void = () => undefined
  const outcome = watch(
    withTimeout(undefined, (...given) => {
      ;[signal, renew] = given
      return never()
    }),
  )
  for (let count = 0; count < 5; count += 1) {
    await pass(25)
    renew()
  }
  expect(outcome).toEqual({})
  await pass(29)
  expect(outcome).toEqual({})
  await pass(2)
  expect(outcome.error).toMatchObject(timeout)
  expect(signal?.aborted).toBe(true)
})

test('a long answer is read by its parts, also where a letter is cut in two', async () => {
  const bytes = new TextEncoder().encode('Été')
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte))
      stream.close()
    },
  })
  const onPart = vi.fn()
  expect(await readByParts(new Response(body), onPart)).toBe('Été')
  expect(onPart).toHaveBeenCalledTimes(bytes.length)
  expect(await readByParts(new Response(null), onPart)).toBe('')
})

describe('an upload', () => {
  /** Stands in for the browser's request: the test sends its progress. */
  class Sender extends EventTarget {
    static last: Sender | undefined
    upload = new EventTarget()
    abort = vi.fn()
    open() {}
    setRequestHeader() {}
    send() {
      Sender.last = this
    }
  }
  beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Sender))
  test('of minutes goes on as long as its bytes move, and ends thirty seconds after the last', async () => {
    const file = new File(['x'], 'x.png', { type: 'image/png' })
    const outcome = watch(create(publications, { title: 'Bilan', description: '', photo: file }))
    for (let loaded = 1; loaded <= 8; loaded += 1) {
      await pass(29)
      Sender.last?.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 10 }))
    }
    expect(outcome).toEqual({})
    expect(Sender.last?.abort).not.toHaveBeenCalled()
    await pass(31)
    expect(outcome.error).toMatchObject(timeout)
    expect(hasStatus(outcome.error, 0)).toBe(true)
    expect(Sender.last?.abort).toHaveBeenCalled()
  })
})
