import * as v from 'valibot'
import { notBefore, providerHeaders, waitUntil } from '@/api/http'
import { maxPages, nextPage } from '@/api/reads'
import { accountPaths, citiesOfCountry, user, userCount, usersOfType, userTypes } from '@/contract/accounts'
import { contents, contentTypes } from '@/contract/contents'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { isPublic, type Rows, type Wrapping, wrappingOf } from '@/contract/rows/define-rows'
import { slides } from '@/contract/slides'
import { villes } from '@/contract/villes'
import { type Difference, differences, isObject, unwrap } from './provider-check-shape'

export interface Checked {
  call: string
  outcome: 'fits' | 'differs' | 'left out'
  /** How many records were read, or why the call was skipped. */
  note: string
  differences: Difference[]
}

export interface Provider {
  base: string
  token?: string | undefined
}

/** Reads every GET of the contract and returns the differences of the answers. It never writes. */
export async function checkProvider(provider: Provider): Promise<Checked[]> {
  const calls: Checked[] = []
  for (const resource of Object.values(resources)) calls.push(...(await checkResource(provider, resource)))
  for (const type of contentTypes) calls.push((await list(provider, `${contents.path}/${type}`, contents)).checked)
  const [country] = (await list(provider, resources.pays.path, resources.pays)).rows
  calls.push((await list(provider, citiesOfCountry(Number(country?.id ?? 1)), villes, 'any')).checked)
  return [...calls, await checkPicture(provider), ...(await checkAccounts(provider))]
}

async function checkResource(provider: Provider, resource: Resource): Promise<Checked[]> {
  if (!isPublic(resource) && provider.token === undefined) return [leftOut(resource.path)]
  const { checked, rows } = await list(provider, resource.path, resource)
  const query = resource.search
    ? [(await list(provider, `${resource.path}?${resource.search}=a`, resource)).checked]
    : []
  const key = rows[0]?.[resource.key]
  if (resource.one === 'list' || (typeof key !== 'string' && typeof key !== 'number')) return [checked, ...query]
  const path = `${resource.path}/${encodeURIComponent(key)}`
  return [checked, ...query, await one(provider, path, resource.row, wrappingOf(resource).one)]
}

async function checkAccounts(provider: Provider): Promise<Checked[]> {
  const counts = userTypes.map((type) => usersOfType(type))
  if (provider.token === undefined) return [accountPaths.me, accountPaths.users, ...counts].map((path) => leftOut(path))
  return [
    await one(provider, accountPaths.me, user, 'data.data'),
    (await list(provider, accountPaths.users, { row: user }, 'data.data')).checked,
    ...(await Promise.all(counts.map((path) => one(provider, path, userCount, 'bare')))),
  ]
}

async function checkPicture(provider: Provider): Promise<Checked> {
  const { rows } = await list(provider, slides.path, slides)
  const slide = v.safeParse(slides.row, rows[0])
  if (!slide.success || slide.output.image === '')
    return leftOut('/api/images_slides/{filename}', 'no slide has a picture')
  const response = await fetch(provider.base + slide.output.image)
  const type = response.headers.get('content-type') ?? 'no type'
  const fits = response.ok && type.startsWith('image/')
  return report(
    slide.output.image,
    type,
    fits ? [] : [{ path: 'answer', expected: 'an image', received: `${response.status} ${type}` }],
  )
}

async function list(
  provider: Provider,
  path: string,
  { row, wraps }: { row: v.GenericSchema; wraps?: Rows['wraps'] },
  wrapping: Wrapping | 'any' = wraps?.list ?? 'bare',
) {
  const answer = await get(provider, path)
  const inside = 'path' in answer ? answer : unwrap(answer.value, 'a list')
  if ('path' in inside) return { checked: report(path, '', [inside]), rows: [] }
  const rows: unknown[] = Array.isArray(inside.value) ? inside.value : []
  const found = rows.flatMap((record, n) => differences(row, record, `[${n}]`))
  const isPaged = 'value' in answer && nextPage(answer.value) !== undefined
  const note = isPaged
    ? `a page of ${rows.length} records: the site reads the pages one after the other`
    : `${rows.length} records${otherwise(inside.wrapping, wrapping)}`
  return { checked: report(path, note, found), rows: rows.filter((record) => isObject(record)) }
}

/** Returns the rows of a list, of all its pages; [] where it cannot be read. */
export async function allRows(provider: Provider, path: string): Promise<unknown[]> {
  const rows: unknown[] = []
  for (let page = 1, address: string | undefined = path; address && page <= maxPages; page += 1) {
    const answer = await get(provider, address)
    const inside = 'path' in answer ? answer : unwrap(answer.value, 'a list')
    if ('path' in inside || 'path' in answer || !Array.isArray(inside.value)) break
    rows.push(...inside.value)
    const next = nextPage(answer.value)
    address = next && `${path}?${next}`
  }
  return rows
}

async function one(provider: Provider, path: string, row: v.GenericSchema, wrapping: Wrapping): Promise<Checked> {
  const answer = await get(provider, path)
  const inside = 'path' in answer ? answer : unwrap(answer.value, 'a record')
  return 'path' in inside
    ? report(path, '', [inside])
    : report(path, `1 record${otherwise(inside.wrapping, wrapping)}`, differences(row, inside.value, 'record'))
}

/** Reports a wrapping that can be read but is not the contract's. */
function otherwise(wrapping: Wrapping, wanted: Wrapping | 'any') {
  return wanted === 'any' || wrapping === wanted ? '' : `, ${wrapping} where the contract says ${wanted}`
}

const get = (provider: Provider, path: string) => call(provider, path)

/** Returns the answer of a call as JSON, or why there is none. */
export async function call(
  { base, token }: Provider,
  path: string,
  init: RequestInit = {},
): Promise<{ value: unknown } | Difference> {
  const headers = new Headers(providerHeaders('fr'))
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json')
  try {
    const response = await fetch(base + path, { ...init, headers })
    const again = notBefore(response.status, response.headers.get('Retry-After'))
    if (again > 0) {
      const seconds = Math.ceil((again - Date.now()) / 1000)
      console.warn(`The provider limits the requests (${response.status}): going on in ${seconds} s.`)
      await waitUntil(again)
      return call({ base, token }, path, init)
    }
    if (!response.ok) {
      const said = (await response.text()).slice(0, 200)
      return { path: 'status', expected: 'success', received: `${response.status} ${said}`.trim() }
    }
    const text = await response.text()
    return { value: text === '' && init.method === 'DELETE' ? null : JSON.parse(text) }
  } catch (error) {
    return { path: 'answer', expected: 'JSON', received: error instanceof Error ? error.message : 'no answer' }
  }
}

function report(path: string, note: string, found: Difference[]): Checked {
  return { call: `GET ${path}`, outcome: found.length === 0 ? 'fits' : 'differs', note, differences: found }
}

function leftOut(path: string, note = 'needs --token'): Checked {
  return { call: `GET ${path}`, outcome: 'left out', note, differences: [] }
}
