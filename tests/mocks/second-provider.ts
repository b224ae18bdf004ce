import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { entriesOf } from '@/contract/entries'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'

type Fields = Record<string, unknown>
const all: Resource[] = Object.values(resources)

interface Options {
  /** Changes each record before it is sent. */
  spoil?: (record: Fields, name: string) => Fields
  /** Returns the status of a call that is to fail. */
  instead?: (method: string, path: string) => number | undefined
  /** It reads no multipart body of a PUT and takes a POST with `_method=PUT` for one, as PHP before 8.4. */
  isOldPhp?: boolean
}

/**
 * Starts a second provider of the same contract. Its lists and records are wrapped differently from the contract,
 * numbers are texts, and each record has unknown fields.
 */
export async function startSecondProvider({
  spoil = (record) => record,
  instead = () => undefined,
  isOldPhp = false,
}: Options = {}) {
  const tables = new Map<string, Fields[]>(all.map(({ name }) => [name, []]))
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const calls: string[] = []
  let last = 0

  const shown = (record: Fields, name: string): Fields => {
    const texts = Object.entries(record).map(([field, value]) => [
      field,
      typeof value === 'number' ? String(value) : value,
    ])
    return spoil({ ...Object.fromEntries(texts), created_by: { nom: 'x' }, etiquettes: [1] }, name)
  }

  async function keep(value: unknown): Promise<unknown> {
    if (!(value instanceof File)) return value
    last += 1
    const address = `/storage/${last}-${value.name}`
    files.set(address, new Uint8Array(await value.arrayBuffer()))
    return address
  }

  /** Returns the fields of a body at the places where a record has them. */
  async function placed(resource: Resource, request: Request): Promise<Fields> {
    const body: [string, unknown][] =
      resource.sends === 'json' ? Object.entries(await request.json()) : [...(await request.formData()).entries()]
    const known = entriesOf(resource.row)
    const record: Fields = {}
    const details: Fields = {}
    for (const [sent, value] of body) {
      const name = sent.replace(/\[\d+\]$/, '')
      const kept = name === sent ? await keep(value) : [await keep(value)]
      if (name in known) record[name] = kept
      else if (`${name}Url` in known) record[`${name}Url`] = kept
      else details[name] = kept
    }
    if ('image' in record && resource.name === 'slides')
      files.set(`/api/images_slides/${String(record['image']).split('/').at(-1)}`, new Uint8Array())
    return 'details' in known ? { ...record, details } : record
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    calls.push(`${request.method} ${pathname}`)
    const status = instead(request.method, pathname)
    if (status !== undefined) return Response.json({ message: 'non' }, { status })
    if (files.has(pathname)) return new Response(files.get(pathname), { headers: { 'Content-Type': 'image/png' } })
    const user = { id: '1', name: 'A', email: 'a@b.cm', type_user: 'Administrateur', avatar: null }
    if (pathname === '/api/me') return Response.json(user)
    if (pathname === '/api/users') return Response.json([user])
    if (pathname.startsWith('/api/users/type/')) return Response.json({ total: '1' })
    if (pathname.endsWith('/villes') && pathname.startsWith('/api/pays/')) return Response.json({ data: { data: [] } })
    const resource = all.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    if (!resource) return Response.json({ message: 'rien' }, { status: 404 })
    return answerFor(resource, decodeURIComponent(pathname.slice(resource.path.length + 1)), request)
  }

  async function answerFor(resource: Resource, key: string, request: Request): Promise<Response> {
    const rows = tables.get(resource.name) ?? []
    const other = (value: unknown, wrapping: string) =>
      Response.json(wrapping === 'bare' ? { data: { data: value } } : value)
    if (key === '' && request.method === 'GET')
      return other(
        rows.map((row) => shown(row, resource.name)),
        resource.wraps.list,
      )
    if (key === '') {
      const id = (last += 1)
      const blank = v.parse(resource.row, { id, pays_id: 1 })
      rows.push(merged({ ...blank, id, slug: `fiche-${id}` }, await placed(resource, request)))
      return other(shown(rows.at(-1) ?? {}, resource.name), resource.wraps.one)
    }
    const at = rows.findIndex((row) => String(row[resource.key]) === key)
    const row = rows[at]
    if (!row)
      return resource.name === 'contents' ? Response.json([]) : Response.json({ message: 'rien' }, { status: 404 })
    if (request.method === 'DELETE') {
      rows.splice(at, 1)
      return new Response(null, { status: 204 })
    }
    const isMultipart = resource.sends === 'multipart'
    if (request.method === 'POST' && !isOldPhp) return Response.json({ message: 'non' }, { status: 405 })
    if (request.method === (isOldPhp && isMultipart ? 'POST' : 'PUT'))
      Object.assign(row, merged(row, await placed(resource, request)))
    return other(shown(row, resource.name), resource.wraps.one)
  }

  const server = createServer(async (req, res) => {
    const response = await answer(await requestFrom(req))
    res.writeHead(response.status, Object.fromEntries(response.headers))
    res.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls,
    left: () => [...tables.values()].flat().length,
    stop: () => new Promise((resolve) => server.closeAllConnections() ?? server.close(resolve)),
  }
}

function merged(row: Fields, sent: Fields): Fields {
  const details = { ...Object(row['details']), ...Object(sent['details']) }
  return { ...row, ...sent, ...('details' in row && { details }) }
}

async function requestFrom(req: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(Buffer.from(chunk))
  const headers = { 'Content-Type': req.headers['content-type'] ?? '' }
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
  return new Request(`http://provider.test${req.url ?? ''}`, { method: req.method ?? 'GET', headers, ...body })
}
