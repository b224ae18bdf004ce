import * as v from 'valibot'
import { ApiError } from '@/api/errors'
import { type Call, request, waitUntil } from '@/api/http'
import { nextPage } from '@/api/reads'
import type { Wrapping } from '@/contract/rows/define-rows'
import { type ContractCall, contractCalls } from './contract-calls'

export interface Checked {
  call: string
  outcome: 'fits' | 'differs' | 'left out'
  /** How many records were read, or why the call was left out. */
  note: string
  /** Where the answer differs from the contract, and in what. */
  differences: string[]
}

export interface Provider {
  base: string
  token?: string | undefined
}

export type Fields = Record<string, unknown>

/** Reads every GET of the contract and returns the differences of the answers. It never writes. */
export async function checkProvider(provider: Provider): Promise<Checked[]> {
  const checked: Checked[] = []
  const lists = new Map<string, unknown>()
  for (const call of contractCalls.filter(({ method }) => method === 'get')) {
    const isOpen = call.access === 'public' || provider.token !== undefined
    const paths = isOpen ? pathsOf(call, lists) : []
    const note = isOpen ? 'no record to ask for' : 'needs --token'
    if (paths.length === 0) checked.push({ call: `GET ${call.path}`, outcome: 'left out', note, differences: [] })
    for (const path of paths) checked.push(await read(provider, path, call.answers, lists))
  }
  return checked
}

/** Returns the paths to read: with every value of the parameter, or that of the first record of a list; a list also searched. */
function pathsOf({ path, parameter, search }: ContractCall, lists: ReadonlyMap<string, unknown>): string[] {
  if (!parameter) return search === undefined ? [path] : [path, `${path}?${search}=a`]
  const fill = (value: unknown) => path.replace(/\{.*\}/, encodeURIComponent(String(value)))
  if (!('list' in parameter)) return parameter.map(fill)
  const rows = lists.get(parameter.list)
  const values = Array.isArray(rows) ? rows.filter((row) => isObject(row)).map(parameter.take) : []
  return values.filter(Boolean).slice(0, 1).map(fill)
}

/** Reads a path. A list is added to `lists`. */
async function read(provider: Provider, path: string, answers: ContractCall['answers'], lists: Map<string, unknown>) {
  if (typeof answers !== 'object') return checkFile(provider, path, 'a picture')
  const answer = await send(provider, path)
  if ('failure' in answer) return report(`GET ${path}`, [answer.failure])
  const { value, wrapping } = unwrap(answer.body, answers.schema.type === 'array' ? Array.isArray : isRecord)
  lists.set(path, value)
  const count = `${Array.isArray(value) ? value.length : 1} records`
  const isPaged = nextPage(answer.body) !== undefined
  const otherwise = wrapping === answers.wrapping ? '' : `, ${wrapping} where the contract says ${answers.wrapping}`
  const note = isPaged ? `a page of ${count}: the site reads the pages one after the other` : count + otherwise
  return report(`GET ${path}`, differences(answers.schema, value), note)
}

/** Opens the address of a picture or a document. */
export async function checkFile({ base }: Provider, path: string, note: string): Promise<Checked> {
  const response = await fetch(base + path).catch(() => undefined)
  const got = `${response?.status ?? 'none'} ${response?.headers.get('content-type') ?? ''}`
  const isFile = /^200 (?:image|application)\/(?!json)/.test(got)
  return report(`GET ${path}`, isFile ? [] : [`answer: a file is expected, not ${got}`], note)
}

/** Returns what is expected in an answer, and how deep it is wrapped; the whole answer where it is not there. */
export function unwrap(answer: unknown, isExpected: (value: unknown) => boolean): Unwrapped {
  let value = answer
  for (const wrapping of ['bare', 'data', 'data.data'] as const) {
    if (isExpected(value)) return { value, wrapping }
    value = isObject(value) ? value.data : undefined
  }
  return { value: answer, wrapping: 'bare' }
}

interface Unwrapped {
  value: unknown
  wrapping: Wrapping
}

/** Returns where a value differs from a schema, and in what. */
export function differences(schema: v.GenericSchema, value: unknown): string[] {
  const issues = v.safeParse(schema, value).issues ?? []
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const isRecord = (value: unknown) => isObject(value) && !isObject(value.data)

/** Sends a call as the site does, again where the provider limits the requests. Returns the body of its answer, or why there is none. */
export async function send(provider: Provider, path: string, call: Call = {}): Promise<Sent> {
  const { base, token = null } = provider
  try {
    return { body: await request(base + path, { ...call, token, locale: 'fr', expectsUnauthorized: true }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message, fields, notBefore, cause } = error
    if (notBefore > 0) {
      const seconds = Math.ceil((notBefore - Date.now()) / 1000)
      console.warn(`The provider limits the requests (${status}): going on in ${seconds} s.`)
      await waitUntil(notBefore)
      return send(provider, path, call)
    }
    const refused = Object.keys(fields).length > 0 ? JSON.stringify(fields) : ''
    return { failure: ['status:', status, message, refused, cause].filter(Boolean).join(' ') }
  }
}

type Sent = { body: unknown } | { failure: string }

export function report(call: string, found: string[], note = ''): Checked {
  return { call, outcome: found.length === 0 ? 'fits' : 'differs', note, differences: found }
}
