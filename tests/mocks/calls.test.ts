import { previewProvider, tokenOf } from '@tests/support/provider-preview'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'

// Every call of the fifteen resources and the cities, over real HTTP against a running preview.

let site: Awaited<ReturnType<typeof previewProvider>>
let administrator = ''
let citizen = ''

beforeAll(async () => {
  site = await previewProvider()
  administrator = await tokenOf(site.base)
  citizen = await tokenOf(site.base, 'usager@cdec.cm')
})
afterAll(() => site.close())

interface Sent {
  token?: string
  method?: string
  values?: Record<string, string | File>
  as?: 'json' | 'multipart'
  locale?: string
}

function send(path: string, { token, method = 'GET', values, as = 'json', locale = 'fr' }: Sent = {}) {
  const headers = new Headers({ 'Accept-Language': locale })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (as === 'json' && values) headers.set('Content-Type', 'application/json')
  return fetch(site.base + path, { method, headers, body: values ? bodyOf(values, as) : null })
}

function bodyOf(values: Record<string, string | File>, as: 'json' | 'multipart') {
  if (as === 'json') return JSON.stringify(values)
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

async function bodyAt(response: Response, wrapping: string): Promise<unknown> {
  const body: unknown = await response.json()
  if (wrapping === 'bare') return body
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
}

const png = new File(['x'], 'p.png', { type: 'image/png' })
const values: Record<string, Record<string, string | File>> = {
  slides: { title: 'Essai', description: 'd', order: '7', image: png },
  sponsors: { nom: 'Essai', image: png },
  missions: { titre: 'Essai' },
  videos: { title: 'Essai', youtube_id: 'aqz-KE-bpKQ', date: '2026-01-01' },
  presentations: { description: '<p>Essai</p>' },
  domaines: { nom: 'Essai' },
  stats: { label: 'Essai', value: '12' },
  publications: { title: 'Essai', publication_date: '2026-01-01', document: new File(['x'], 'd.docx') },
  communications: { title: 'Essai', photo: png },
  interviews: {
    titre: 'Essai',
    description: 'd',
    date: '2026-01-01',
    source: 'https://a.cm',
    introduction: 'i',
    contenu: 'c',
  },
  reglementations: { title: 'Essai', document: new File(['x'], 'd.pdf') },
  actualites: { titre: 'Essai', description: 'd', datePublication: '2026-01-01', 'galleryPhotos[0]': png },
  subscribers: { email: 'essai@exemple.cm' },
  pays: { nom: 'Essai' },
  contents: { titre: 'Essai', Description: 'd', type: 'interview', image: png },
  villes: { nom: 'Essai', pays_id: '1' },
}

describe.each(Object.values(resources).map((resource): Resource => resource))('$path', (resource) => {
  const { name, path, wraps, sends: as, row } = resource
  const reader = resource.reads === 'public' ? {} : { token: 'administrator' }
  const as401 = () => (reader.token ? { token: administrator } : {})

  test.each(['fr', 'en'])('is read in %s as the contract says', async (locale) => {
    const response = await send(path, { ...as401(), locale })
    const list = v.parse(v.array(v.unknown()), await bodyAt(response, wraps.list))
    expect(response.status).toBe(200)
    expect(list.length).toBeGreaterThan(0)
    for (const record of list) expect(v.is(row, record)).toBe(true)
  })

  test('creates, reads, changes and removes a record', async () => {
    const sent = values[name] ?? {}
    const created = await send(path, { token: administrator, method: 'POST', values: sent, as })
    expect(created.status).toBe(201)
    const record = v.parse(row, await bodyAt(created, wraps.one))
    const key = encodeURIComponent(String(Reflect.get(record, resource.key)))
    const one = `${path}/${key}`
    if (resource.one === 'path') {
      const read = await send(one, as401())
      expect(v.parse(row, await bodyAt(read, wraps.one))).toEqual(record)
    }
    const changed = await send(one, { token: administrator, method: 'PUT', values: sent, as })
    expect(changed.status).toBe(200)
    expect(Reflect.get(v.parse(row, await bodyAt(changed, wraps.one)), 'id')).toBe(Reflect.get(record, 'id'))
    expect((await send(one, { token: administrator, method: 'DELETE' })).status).toBe(200)
    expect((await send(one, { token: administrator, method: 'DELETE' })).status).toBe(404)
    expect((await send(one, { token: administrator, method: 'PUT', values: sent, as })).status).toBe(404)
  })

  test('refuses an empty record', async () => {
    const response = await send(path, { token: administrator, method: 'POST', values: {}, as })
    expect(response.status).toBe(422)
    const body = v.parse(
      v.object({ message: v.string(), errors: v.record(v.string(), v.array(v.string())) }),
      await response.json(),
    )
    expect(body.message).toBe('Les données envoyées ne sont pas valides.')
    expect(Object.values(body.errors).flat()).toContain('Ce champ est obligatoire.')
  })

  test('is written by administrators only', async () => {
    const calls = ['PUT', 'DELETE'].map((method) => ({ method, at: `${path}/1` }))
    if (resource.creates === 'administrator') calls.push({ method: 'POST', at: path })
    if (resource.reads === 'administrator') calls.push({ method: 'GET', at: path }, { method: 'GET', at: `${path}/1` })
    for (const { method, at } of calls) {
      expect((await send(at, { method })).status).toBe(401)
      expect((await send(at, { method, token: 'unknown' })).status).toBe(401)
      expect((await send(at, { method, token: citizen })).status).toBe(403)
    }
  })
})

test.each([
  ['/api/contents/interview', 10],
  ['/api/pays/1/villes', 16],
  ['/api/pays?search=ISRAEL', 0],
  ['/api/pays?search=senegal', 1],
  ['/api/villes?query=yaounde', 1],
])('%s answers %i records', async (path, count) => {
  const body: unknown = await (await send(path)).json()
  const list = typeof body === 'object' && body !== null && 'data' in body ? body.data : body
  expect(list).toHaveLength(count)
})

test.each(['/api', '/api/nothing', '/api/publications/999', '/api/pays/999/villes', '/api/files/pictures/x.svg'])(
  '%s is a 404 in JSON',
  async (path) => {
    const response = await send(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toHaveProperty('message')
  },
)

test.each(['/api/files/pictures/seat-0.svg', '/api/images_slides/seat-0.svg'])('%s is a picture', async (path) => {
  const response = await send(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})
