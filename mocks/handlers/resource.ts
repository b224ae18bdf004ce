import type { Resource } from '@/contract/resource'
import { isPublic, wrappingOf } from '@/contract/rows/define-rows'
import { contractSettings } from '@/contract/settings'
import { answer, refuse, refuseMultipartPut, say } from '../answers'
import { readBody } from '../bodies'
import { type Fields, type Row, table } from '../db'
import { fold } from '../model'
import { type Call, route } from '../route'
import { answerList, orderOf } from './lists'
import { changesOf, recordFields, slugField, tableOf } from './record'
import { validate } from './validate'

/** Returns the five calls of a resource by its contract. */
export function resourceHandlers(resource: Resource) {
  const { path } = resource
  const wraps = wrappingOf(resource)
  const name = tableOf(resource)
  const reads = isPublic(resource) ? 'public' : 'administrator'
  const creates = resource.creates ?? 'administrator'
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

  const create = route('post', path, creates, async ({ request, locale }) => {
    const body = await readBody(request)
    if (!body) return say(request, 'unreadable', 400)
    const { fields, problems } = validate(resource, body, 'create')
    if (problems) return refuse(request, problems)
    const { id } = table(name).create({ ...(await recordFields(resource, fields)), ...slugField(resource, fields) })
    if (name === 'actualites') table(name).update(id, { details: { actualite_id: id } })
    return answer(table(name).findFirst({ where: { id: { equals: id } } }, locale), wraps.one, 201)
  })

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
    const row = find(resource, call)
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
  const { request, locale } = call
  // The body is French, whatever the language of the answer.
  const row = find(resource, { ...call, locale: 'fr' })
  if (!row) return say(request, 'not found', 404)
  const body = posted ?? (await readBody(request))
  if (!body) return say(request, 'unreadable', 400)
  const { fields, problems } = validate(resource, body, 'update', row.id)
  if (problems) return refuse(request, problems)
  const rows = table(tableOf(resource))
  rows.update(row.id, changesOf(row, await recordFields(resource, fields)))
  return answer(rows.findFirst({ where: { id: { equals: row.id } } }, locale), wrappingOf(resource).one)
}

/** Returns the record that a request names: by the key of its resource, and interviews by their id too. */
function find(resource: Resource, { params, locale }: Pick<Call, 'params' | 'locale'>): Row | undefined {
  const rows = table(tableOf(resource))
  const { key = '' } = params
  const bySlug = resource.key === 'slug' ? rows.findFirst({ where: { slug: { equals: key } } }, locale) : undefined
  if (bySlug || (resource.key === 'slug' && resource.name !== 'interviews')) return bySlug
  return rows.findFirst({ where: { id: { equals: Number(key) } } }, locale)
}
