import type { Resource } from '@/contract/resource'
import { isPublic, wrappingOf } from '@/contract/rows/define-rows'
import { contractSettings } from '@/contract/settings'
import { answer, fail, refuse, refuseMultipartPut, say } from '../answers'
import { readBody } from '../bodies'
import { type Fields, type Row, type TableName, table } from '../db'
import type { Locale } from '../locale'
import { type Call, route } from '../route'
import { check } from './check'
import { newestFirst } from './order'
import { slugFor } from './slug'
import { stored } from './stored'

/** Returns the five calls of a resource by its contract. */
export function resourceHandlers(resource: Resource) {
  const { path } = resource
  const wraps = wrappingOf(resource)
  const name = tableOf(resource)
  const reads = isPublic(resource) ? 'public' : 'administrator'
  const creates = resource.creates ?? 'administrator'
  const one = `${path}/:key`

  const list = route('get', path, reads, ({ locale, query }) => {
    const sought = resource.search ? (query.get(resource.search) ?? '') : ''
    const rows = table(name).all(locale)
    return answer(newestFirst(sought === '' ? rows : rows.filter((row) => matches(row, sought))), wraps.list)
  })

  const read = route('get', one, reads, (call) => {
    const row = find(name, call.params.key, call.locale)
    return row ? answer(row, wraps.one) : fail(call.request, 404, 'not found')
  })

  const create = route('post', path, creates, async ({ request, locale }) => {
    const body = await readBody(request)
    if (!body) return fail(request, 400, 'unreadable')
    const { fields, problems } = check(resource, body, 'create')
    if (problems) return refuse(request, problems)
    const row = table(name).insert({ ...(await stored(resource, fields)), ...slugFor(resource, fields) })
    link(name, row)
    return answer(table(name).find('id', row.id, locale), wraps.one, 201)
  })

  const update = route('put', one, 'administrator', (call) => {
    const early = contractSettings.multipartUpdates === 'PUT' ? undefined : refuseMultipartPut(call.request)
    return early ?? change(resource, call)
  })
  // Laravel takes such a request for a PUT.
  const postedUpdate = route('post', one, 'administrator', async (call) => {
    const body = await readBody(call.request)
    return body?.['_method'] === 'PUT' ? change(resource, call, body) : fail(call.request, 405, 'wrong method')
  })

  const remove = route('delete', one, 'administrator', ({ request, params, locale }) => {
    const row = find(name, params.key, locale)
    if (!row) return fail(request, 404, 'not found')
    table(name).remove(row.id)
    if (name === 'pays') removeCities(row.id)
    return say(request, 'removed')
  })

  // The real provider has no call for one record of such a resource.
  const calls = [list, create, update, postedUpdate, remove]
  return resource.one === 'list' ? calls : [read, ...calls]
}

async function change(resource: Resource, { request, params, locale }: Call, posted?: Fields) {
  const name = tableOf(resource)
  // The sent text is French, whatever the language of the answer.
  const row = find(name, params.key, 'fr')
  if (!row) return fail(request, 404, 'not found')
  const body = posted ?? (await readBody(request))
  if (!body) return fail(request, 400, 'unreadable')
  const { fields, problems } = check(resource, body, 'update', row.id)
  if (problems) return refuse(request, problems)
  table(name).change(row.id, changed(row, await stored(resource, fields)))
  return answer(table(name).find('id', row.id, locale), wrappingOf(resource).one)
}

/** Returns a record by its id or its slug: the provider accepts both for interviews. */
function find(name: TableName, key: string | undefined, locale: Locale): Row | undefined {
  const id = Number(key)
  const byId = Number.isInteger(id) ? table(name).find('id', id, locale) : undefined
  return byId ?? (key === undefined ? undefined : table(name).find('slug', key, locale))
}

/**
 * Returns the fields that differ from the record as it was read: an unchanged text keeps its translation, a changed one is
 * then the same in both languages.
 */
function changed(row: Fields, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const old = row[name]
      if (isObject(value) && isObject(old)) return [[name, changed(old, value)]]
      return JSON.stringify(value) === JSON.stringify(old) ? [] : [[name, value]]
    }),
  )
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function link(name: TableName, row: Row) {
  if (name === 'actualites') table(name).change(row.id, { details: { actualite_id: row.id } })
}

function removeCities(pays: number) {
  for (const ville of table('villes').all('fr')) if (Number(ville.pays_id) === pays) table('villes').remove(ville.id)
}

function matches(row: Row, sought: string) {
  return folded(String(row.nom)).includes(folded(sought))
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

// Every resource has a table of its own name.
const tableOf = (resource: Resource) => resource.name as TableName
