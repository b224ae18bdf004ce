import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { runnerImport } from 'vite'
import type * as answers from '../scripts/answer-check'
import { checkPage } from './control/check-page.ts'

/** One difference of a call, and how often it occurred. */
interface Met {
  at: string
  call: string
  path: string
  expected: string
  received: string
  count: number
}

/** How many differences of one answer are reported. */
const shown = 5
const limit = 500

/** Compares the answers of a real provider with the contract during development, and collects the differences. */
export class AnswerCheck {
  private readonly met = new Map<string, Met>()
  private checked = 0
  private readonly provider: string
  private readonly say: (line: string) => void

  constructor(provider: string, say: (line: string) => void) {
    this.provider = provider
    this.say = say
  }

  /** Reads an answer while it is passed on unchanged. */
  async read(request: IncomingMessage, answer: IncomingMessage): Promise<void> {
    const { method = 'GET', url = '' } = request
    const type = answer.headers['content-type'] ?? ''
    if (/^(?:image|video|audio)\/|pdf|msword|officedocument/.test(type)) return
    // The pipe that passes it on has its own listener.
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    try {
      await once(answer, 'end')
      const text = plain(Buffer.concat(chunks), answer.headers['content-encoding'] ?? '').toString('utf8')
      const { differencesOf } = await load()
      const [path = ''] = url.split('?')
      this.note(`${method} ${path}`, differencesOf({ method, path, status: answer.statusCode ?? 0, text }))
    } catch (error) {
      this.note(`${method} ${url}`, [{ path: 'answer', expected: 'a whole answer', received: String(error) }])
    }
  }

  private note(call: string, differences: ReturnType<typeof answers.differencesOf>) {
    this.checked += 1
    const found: string[] = []
    for (const { path, expected, received } of differences) {
      // The same field of other records is the same difference.
      const key = `${call} ${path.replaceAll(/\[\d+\]/g, '[]')} ${expected}`
      const known = this.met.get(key)
      if (known) known.count += 1
      else if (this.met.size < limit) {
        this.met.set(key, { at: new Date().toISOString(), call, path, expected, received, count: 1 })
        found.push(`    ${path}: expected ${expected}, received ${received}`)
      }
    }
    if (found.length === 0) return
    const more = found.length > shown ? [`    and ${found.length - shown} more, at /__mock`] : []
    this.say([`  differs  ${call}`, ...found.slice(0, shown), ...more].join('\n'))
  }

  /** Returns the answer of `/__mock` (the page) and `/__mock/differences` (JSON); undefined for any other address. */
  control(url: string): { type: string; body: string } | undefined {
    const [path = ''] = url.split('?')
    if (/^\/__mock\/?$/.test(path)) return { type: 'text/html; charset=utf-8', body: checkPage }
    if (path !== '/__mock/differences') return undefined
    const differences = [...this.met.values()].toReversed()
    return {
      type: 'application/json',
      body: JSON.stringify({ provider: this.provider, checked: this.checked, differences }),
    }
  }
}

function plain(bytes: Buffer, encoding: string) {
  if (encoding === 'gzip') return gunzipSync(bytes)
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'deflate' ? inflateSync(bytes) : bytes
}

let loading: Promise<typeof answers> | undefined

function load() {
  const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } } as const
  loading ??= runnerImport<typeof answers>('./scripts/answer-check.ts', options).then(({ module }) => module)
  return loading
}
