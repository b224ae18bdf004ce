import { previewProvider, tokenOf } from '@tests/support/provider-preview'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: Awaited<ReturnType<typeof previewProvider>>
let token = ''

beforeAll(async () => {
  site = await previewProvider()
  token = await tokenOf(site.base)
})
afterAll(() => site.close())

function post(path: string, body: object, method = 'POST', locale = 'fr') {
  const multipart = body instanceof FormData
  const headers = new Headers({ Authorization: `Bearer ${token}`, 'Accept-Language': locale })
  if (!multipart) headers.set('Content-Type', 'application/json')
  return fetch(site.base + path, { method, headers, body: multipart ? body : JSON.stringify(body) })
}

async function answerOf(response: Response | Promise<Response>): Promise<Record<string, unknown>> {
  const body: unknown = await (await response).json()
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function form(values: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  return body
}

const bytes = (size: number, name: string, type: string) => new File([new Uint8Array(size)], name, { type })

test('a picture over 10 MB and a document of a wrong type are refused', async () => {
  const sent = form({
    title: 'a',
    photo: bytes(10 * 1024 * 1024 + 1, 'a.png', 'image/png'),
    document: bytes(1, 'a.exe', 'application/octet-stream'),
  })
  const response = await post('/api/publications', sent)
  expect(response.status).toBe(422)
  expect(await answerOf(response)).toEqual({
    message: 'Les données envoyées ne sont pas valides.',
    errors: {
      photo: ['Le fichier ne doit pas dépasser 10 Mo.'],
      document: ['Le fichier doit être de type : pdf, doc, docx.'],
    },
  })
})

test('a slug comes from the title and stays unique, and a new title keeps it', async () => {
  const news = { titre: 'Été à l’œuvre !', description: 'd', datePublication: '2026-01-01' }
  const first = await answerOf(post('/api/actualites', form(news)))
  const second = await answerOf(post('/api/actualites', form(news)))
  expect([first.slug, second.slug]).toEqual(['ete-a-l-oeuvre', 'ete-a-l-oeuvre-2'])
  const renamed = await answerOf(post('/api/actualites/ete-a-l-oeuvre', form({ ...news, titre: 'Autre' }), 'PUT'))
  expect(renamed).toMatchObject({ slug: 'ete-a-l-oeuvre', titre: 'Autre', details: { actualite_id: first.id } })
})

test('the control page shows the last requests and restores the seeds', async () => {
  await post('/api/missions', { titre: 'Passagère' })
  const requests: unknown = await (await fetch(`${site.base}/__mock/requests`)).json()
  expect(requests).toMatchObject({ 0: { method: 'POST', path: '/api/missions', status: 201, signedIn: true } })
  expect((await fetch(`${site.base}/__mock`)).headers.get('content-type')).toMatch(/^text\/html/)
  await fetch(`${site.base}/__mock/reset`, { method: 'POST' })
  expect(await (await fetch(`${site.base}/api/missions`)).json()).toHaveLength(6)
  expect(await (await fetch(`${site.base}/__mock/requests`)).json()).toHaveLength(1)
})
