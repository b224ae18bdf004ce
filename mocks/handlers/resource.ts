import type { Resource } from '@/contract/resource'
import { wrappingOf } from '@/contract/rows/define-rows'
import { contractSettings } from '@/contract/settings'
import { answer, refuse, refuseMultipartPut, say } from '../answers'
import { readBody } from '../bodies'
import { type Fields, type Row, table } from '../db'
import { fold } from '../model'
import { type Call, route } from '../route'
import { writeHabits } from '../scenarios/play'
import { answerList, orderOf } from './lists'
import { changesOf, recordFields, slugField, tableOf } from './record'
import { validate } from './validate'

/** Returns the five calls of a resource by its contract. */
export function resourceHandlers(resource: Resource) {
  const { path, reads = 'public', creates = 'administrator' } = resource
  const wraps = wrappingOf(resource)
  const name = tableOf(resource)
  const one = `${path}/:key`

  const list = route('get', path, reads, (call) => {
    const search = fold(resource.search && call.query.get(resource.search))
    return answerList(call, {
      from: name,
      where: search === '' ? {} : { folded: { nom: { contains: search } } },
      orderBy: orderOf(resource),
      wrapping: wraps.list,
    })
  })

  const read = route('get', one, reads, (call) => {
    const row = find(resource, call)
    return row ? answer(row, wraps.one) : say(call.request, 'not found', 404)
  })

  const create = route('post', path, creates, (call) => write(resource, call))

  const update = route('put', one, 'administrator', (call) => {
    const refusal = contractSettings.multipartUpdates === 'PUT' ? undefined : refuseMultipartPut(call.request)
    return refusal ?? change(resource, call)
  })
  // Laravel takes such a request for a PUT.
  const postedUpdate = route('post', one, 'administrator', async (call) => {
    const body = await readBody(call.request)
    return body?.['_method'] === 'PUT' ? change(resource, call, body) : say(call.request, 'wrong method', 405)
  })

  const remove = route('delete', one, 'administrator', (call) => {
    const row = findToWrite(resource, call)
    if (!row) return say(call.request, 'not found', 404)
    table(name).remove({ where: { id: { equals: row.id } } })
    if (name === 'pays') table('villes').remove({ where: { pays: { id: { equals: row.id } } } })
    return say(call.request, 'removed')
  })

  // The real provider has no call for one record of such a resource.
  const calls = [list, create, update, postedUpdate, remove]
  return resource.one === 'list' ? calls : [read, ...calls]
}

async function change(resource: Resource, call: Call, posted?: Fields) {
  // The body is French, whatever the language of the answer.
  const row = findToWrite(resource, { ...call, locale: 'fr' })
  if (!row) return say(call.request, 'not found', 404)
  if (writeHabits(call.request).ignores?.(call.request)) return answer(row, wrappingOf(resource).one)
  return write(resource, call, row, posted)
}

/** Creates a record, or changes the one of `row`. */
async function write(resource: Resource, { request, locale }: Call, row?: Row, posted?: Fields) {
  const body = posted ?? (await readBody(request))
  if (!body) return say(request, 'unreadable', 400)
  const { fields, problems } = validate(resource, body, row?.id)
  if (problems) return refuse(request, problems)
  const rows = table(tableOf(resource))
  const values = await recordFields(resource, fields)
  const { id } = row ?? rows.create({ ...values, ...slugField(resource, fields) })
  if (row) rows.update(id, changesOf(row, values))
  else if (resource.name === 'actualites') rows.update(id, { details: { actualite_id: id } })
  return answer(rows.findFirst({ where: { id: { equals: id } } }, locale), wrappingOf(resource).one, row ? 200 : 201)
}

function findToWrite(resource: Resource, call: Call): Row | undefined {
  if (!writeHabits(call.request).takesIds) return find(resource, call)
  return table(tableOf(resource)).findFirst({ where: { id: { equals: Number(call.params['key']) } } }, call.locale)
}

/** Returns the record that a request names: by the key of its resource, and interviews by their id too. */
function find(resource: Resource, { params, locale }: Pick<Call, 'params' | 'locale'>): Row | undefined {
  const rows = table(tableOf(resource))
  const { key = '' } = params
  const bySlug = resource.key === 'slug' ? rows.findFirst({ where: { slug: { equals: key } } }, locale) : undefined
  if (bySlug || (resource.key === 'slug' && resource.name !== 'interviews')) return bySlug
  return rows.findFirst({ where: { id: { equals: Number(key) } } }, locale)
}
