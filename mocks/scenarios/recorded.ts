import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { delay } from 'msw'
import * as v from 'valibot'
import { localeOf } from '../locale'
import type { Scenario } from './list'

const call = v.object({
  method: v.string(),
  /** Path and query. */
  path: v.string(),
  /** The requested language. */
  locale: v.picklist(['fr', 'en']),
  /** 0 for no answer. */
  status: v.number(),
  /** The duration of the call, in milliseconds. */
  ms: v.number(),
  retryAfter: v.optional(v.string()),
  /** The answer as JSON, or a placeholder text for any other. */
  body: v.optional(v.unknown()),
  text: v.optional(v.string()),
})
/** A recording, made by `npm run scenario` from a HAR of the browser's network tools. */
export const recording = v.object({ about: v.string(), calls: v.array(call) })
export type RecordedCall = v.InferOutput<typeof call>
export type Recording = v.InferOutput<typeof recording>

export const recordingName = /^[a-z0-9][a-z0-9-]*$/
const folder = join(import.meta.dirname, '../recordings')

export const recordingNames = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))

/** Reads a recording by its name or its file's path. Throws when there is none, or it cannot be parsed. */
export function readRecording(nameOrFile: string): Recording {
  const file = recordingName.test(nameOrFile) ? join(folder, `${nameOrFile}.json`) : nameOrFile
  return v.parse(recording, JSON.parse(readFileSync(file, 'utf8')))
}

/**
 * Returns the scenario of a recording: a call gets its recorded answers in their order, in its language where there is one,
 * and then the last one repeatedly. The built-in provider answers calls that were not recorded.
 */
export function replay({ about, calls }: Recording, { delays = true }: { delays?: boolean } = {}): Scenario {
  const left = new Set(calls)
  return {
    about,
    before: async (request) => {
      const { pathname, search } = new URL(request.url)
      const same = calls.filter(({ method, path }) => method === request.method && path === pathname + search)
      const inLocale = same.filter(({ locale }) => locale === localeOf(request))
      const answers = inLocale.length > 0 ? inLocale : same
      const next = answers.find((one) => left.has(one)) ?? answers.at(-1)
      if (next === undefined) return undefined
      left.delete(next)
      if (delays) await delay(next.ms)
      return responseOf(next)
    },
  }
}

const withoutBody = new Set([204, 205, 304])

function responseOf({ status, body, text, retryAfter }: RecordedCall): Response {
  if (status === 0) return Response.error()
  const type = text === undefined ? 'application/json' : 'text/html; charset=utf-8'
  const headers = { 'Content-Type': type, ...(retryAfter !== undefined && { 'Retry-After': retryAfter }) }
  const sent = withoutBody.has(status) ? null : (text ?? (body === undefined ? '' : JSON.stringify(body)))
  return new Response(sent, { status, headers })
}
