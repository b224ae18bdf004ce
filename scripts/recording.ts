import type { RecordedCall, Recording } from '@mocks/scenarios/recorded'
import * as v from 'valibot'
import { accountPaths, usersOfType, userTypes } from '@/contract/accounts'
import { entriesOf } from '@/contract/entries'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import type { readHar } from './har.mjs'
import { isObject } from './provider-check-shape'
import { Scrubber } from './scrub'

/** Names and values; scripts/har.mjs has no types. */
type Pairs = [string, string][]
type HarCall = Omit<ReturnType<typeof readHar>[number], 'headers' | 'answerHeaders'> & {
  headers: Pairs
  answerHeaders: Pairs
}

/** The calls that are not in the recording, by reason. */
interface LeftOut {
  files: number
  empty: number
  signIns: number
}

/**
 * Returns the recording of a HAR's calls without personal data. Request bodies and headers are omitted; an answer that is not
 * JSON is replaced by a placeholder.
 */
export function recordingOf(calls: readonly HarCall[], about: string): { recording: Recording; leftOut: LeftOut } {
  const scrubber = new Scrubber(types)
  for (const call of calls) learn(scrubber, call)
  const leftOut: LeftOut = { files: 0, empty: 0, signIns: 0 }
  const recorded = calls.flatMap((call): RecordedCall[] => {
    const why = reasonToLeaveOut(call)
    if (why === undefined) return [recordedCall(scrubber, call)]
    leftOut[why] += 1
    return []
  })
  return { recording: { about, calls: recorded }, leftOut }
}

function reasonToLeaveOut({ url, status, text, type }: HarCall): keyof LeftOut | undefined {
  // Sign-ins of a replay go to the built-in provider, which then knows the session.
  if (url.pathname === accountPaths.login && status === 200) return 'signIns'
  if (status === 0 || status >= 400 || text !== undefined) return undefined
  if (status === 204) return undefined
  return /json|^$/.test(type) ? 'empty' : 'files'
}

function recordedCall(scrubber: Scrubber, { method, url, status, ms, headers, answerHeaders, text }: HarCall) {
  const called = { method, path: scrubbedPath(scrubber, url), locale: localeOf(headers), status, ms }
  const wait = answerHeaders.find(([name]) => name.toLowerCase() === 'retry-after')?.[1]
  const answer = status === 304 ? { ...called, status: 200 } : called
  const json = parsed(text)
  return {
    ...answer,
    ...(wait !== undefined && /^[\w ,:]+$/.test(wait) && { retryAfter: wait }),
    ...(json !== undefined && { body: scrubbed(scrubber, json, isPublic(url.pathname), '') }),
    // An error page may contain settings of its server.
    ...(json === undefined &&
      text && { text: /^\s*</.test(text) ? `<!doctype html><title>${status}</title>` : '{"data": [' }),
  }
}

const localeOf = (headers: Pairs) =>
  /^\s*en\b/i.test(headers.find(([name]) => name.toLowerCase() === 'accept-language')?.[1] ?? '') ? 'en' : 'fr'

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function scrubbedPath(scrubber: Scrubber, { pathname, searchParams }: URL): string {
  const parts = pathname
    .split('/')
    .map((part) => (pathWords.has(part) ? part : encodeURIComponent(scrubber.text(decoded(part)))))
  const query = new URLSearchParams()
  for (const [name, value] of searchParams) {
    const kind = Scrubber.kindOf(name)
    query.append(scrubber.text(name), kind ? scrubber.standIn(value, kind) : scrubber.text(value))
  }
  return parts.join('/') + (query.size > 0 ? `?${query}` : '')
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const all: Resource[] = Object.values(resources)
const pathWords = new Set(
  [
    ...all.map(({ path }) => path),
    ...Object.values(accountPaths),
    ...userTypes.map((type) => usersOfType(type)),
  ].flatMap((path) => path.split('/')),
)
const publicPaths = all.filter(({ reads }) => reads === 'public').map(({ path }) => path)

/** Returns whether a call is about published content; every other call is about people. */
const isPublic = (pathname: string) => publicPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** The fields of published content in the contract; an unknown field may be personal data. */
const published = new Set(
  all
    .filter(({ reads }) => reads === 'public')
    .flatMap(({ row, form }) => [...namesIn(row), ...Object.keys(entriesOf(form))]),
)

function namesIn(row: v.GenericSchema): string[] {
  return Object.entries(entriesOf(row)).flatMap(([name, schema]) => {
    const blank = v.safeParse(schema, undefined)
    return [name, ...(blank.success && isObject(blank.output) ? Object.keys(blank.output) : [])]
  })
}

/** Fields that are needed unchanged (the type of an account, refusals); they are searched for secrets only. */
const neededNames = new Set(['type_user', 'message', 'errors', 'data', 'total', ''])
const types: ReadonlySet<string> = new Set(userTypes.map((type) => type.toLowerCase()))

/** Returns the kind of secret of a field's value; undefined when it is searched for secrets only. */
function kindOf(name: string, isPublished: boolean) {
  if (isPublished && published.has(name)) return undefined
  if (neededNames.has(name)) return undefined
  return Scrubber.kindOf(name) ?? (/^(?:name|nom)$/i.test(name) ? 'name' : 'text')
}

function learn(scrubber: Scrubber, { url, headers, answerHeaders, fields, text }: HarCall) {
  for (const [name, value] of [...headers, ...answerHeaders]) learnHeader(scrubber, name, value)
  for (const [name, value] of url.searchParams) {
    const kind = Scrubber.kindOf(name)
    if (kind) scrubber.learn(value, kind)
  }
  const isPublished = isPublic(url.pathname)
  learnFrom(scrubber, fields, isPublished, '')
  learnFrom(scrubber, parsed(text), isPublished, '')
}

function learnHeader(scrubber: Scrubber, name: string, value: string) {
  if (Scrubber.kindOf(name) === undefined) return
  const said = value.replace(/^(?:Bearer|Basic|Token)\s+/i, '')
  scrubber.learn(said, 'token')
  if (/^Basic /i.test(value))
    for (const part of Buffer.from(said, 'base64').toString('utf8').split(':')) scrubber.learn(part, 'password')
  for (const [, part = ''] of value.matchAll(/=([^;,\s]{8,})/g)) scrubber.learn(part, 'token')
}

function learnFrom(scrubber: Scrubber, value: unknown, isPublished: boolean, name: string): void {
  if (Array.isArray(value)) for (const item of value) learnFrom(scrubber, item, isPublished, name)
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) learnFrom(scrubber, inner, isPublished && knows(key), key)
  else if (typeof value === 'string' || typeof value === 'number') {
    const kind = kindOf(name, isPublished)
    const text = String(value)
    // Other numbers are ids and amounts, which occur in too many places to be replaced.
    if (kind === undefined || types.has(text.toLowerCase()) || (kind === 'text' && typeof value === 'number')) return
    if (kind !== 'text' || !/^\d{4}-\d\d-\d\d/.test(text)) scrubber.learn(text, kind)
  }
}

/** Everything below a field that the contract does not know may be personal data. */
const knows = (name: string) => published.has(name) || neededNames.has(name)

function scrubbed(scrubber: Scrubber, value: unknown, isPublished: boolean, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => scrubbed(scrubber, item, isPublished, name))
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        scrubber.text(key),
        scrubbed(scrubber, inner, isPublished && knows(key), key),
      ]),
    )
  const kind = kindOf(name, isPublished)
  if (typeof value === 'number') return scrubbedNumber(scrubber, value, kind)
  if (typeof value !== 'string') return value
  if (types.has(value.toLowerCase())) return value
  return kind === undefined ? scrubber.text(value) : scrubber.standIn(value, kind)
}

function scrubbedNumber(scrubber: Scrubber, value: number, kind: ReturnType<typeof kindOf>) {
  const isPhone = kind === 'phone' || (kind !== undefined && /^(?:237)?[26]\d{8}$/.test(String(value)))
  return isPhone ? Number(scrubber.standIn(String(value), 'phone')) : value
}
