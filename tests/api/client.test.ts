// @vitest-environment jsdom
import { openSession } from '@mocks/server'
import { withProvider } from '@tests/support/with-provider'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cities } from '@/api/cities'
import { list, read } from '@/api/client'
import { connect } from '@/api/connection'
import { firstMessages } from '@/api/errors'
import { getToken, setToken } from '@/api/token'
import { create, remove, update } from '@/api/writes'
import { contents } from '@/contract/contents'
import { interviews } from '@/contract/interviews'
import { missions } from '@/contract/missions'
import { pays } from '@/contract/pays'
import { publications } from '@/contract/publications'
import { contents as blocks } from '@/contract/rows/contents'
import { slides } from '@/contract/slides'
import { stats } from '@/contract/stats'

const onUnauthorized = vi.fn()
const administrator = 1

withProvider()
beforeEach(() => {
  connect({ locale: () => 'fr', onUnauthorized })
  setToken(openSession(administrator))
})
afterEach(() => onUnauthorized.mockReset())

const png = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' })
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

describe('reading', () => {
  test('one record by its slug, with its nested details', async () => {
    const talk = await read(interviews, 'ce-que-change-le-decret-de-2023')
    expect(talk.details.introduction).toBe('Une juriste revient sur les modalités de transfert des fonds.')
  })

  test('one record of a resource that has no such call is taken from the list', async () => {
    expect((await read(missions, 2)).titre).toBe('Gérer des services et des fonds sous mandat')
    await expect(read(contents, 999)).rejects.toMatchObject({ status: 404 })
  })

  test('a search, the blocks of the institution, the cities of a country', async () => {
    expect((await list(pays, { search: 'cote' })).map((row) => row.nom)).toEqual(['Côte d’Ivoire'])
    const titles = (await list(blocks)).map(({ titre }) => titre)
    expect(titles).toContain('Coordonnées : Siège')
    expect(titles).not.toContain('Dossier : le siège')
    expect((await cities(1))[0]).toEqual({ id: 1, nom: 'Yaoundé', pays_id: 1 })
  })
})

describe('writing', () => {
  test('multipart: texts, a picture and a document come back', async () => {
    const values = { title: 'Étude', description: 'é', photo: png('p h.png'), document: pdf('d.pdf') }
    const created = await create(publications, { ...values, publication_date: '2026-01-31' })
    expect(created).toMatchObject({ title: 'Étude', description: 'é', publication_date: '2026-01-31' })
    const photo = await fetch(created?.photo ?? '')
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await (await fetch(created?.document ?? '')).text()).toBe('%PDF-1.4')
  })

  test('with progress, the same answer', async () => {
    const shares: number[] = []
    const options = { onProgress: (share: number) => shares.push(share) }
    const created = await create(publications, { title: 'Étude', photo: png('p.png') }, options)
    expect(created?.photo).toMatch(/^\/api\/files\/uploads\/\d+-p\.png$/)
    expect(shares.at(-1)).toBe(1)
  })

  test.each([{}, { onProgress: () => undefined }])('refused fields have their messages (%o)', async (options) => {
    const refused = create(publications, { title: ' ', photo: pdf('x.pdf') }, options)
    const error: unknown = await refused.catch((reason: unknown) => reason)
    expect(firstMessages(error)).toEqual({
      title: 'Ce champ est obligatoire.',
      photo: 'Le fichier doit être une image.',
    })
  })

  test('an update keeps what it does not send, and a text left as it was keeps its translation', async () => {
    const before = await read(publications, 1)
    const changed = await update(publications, 1, { title: 'Autre titre', description: before.description })
    expect(changed).toEqual({ ...before, title: 'Autre titre' })
    const english = await read(publications, 1, { locale: 'en' })
    expect(english.title).toBe('Autre titre')
    expect(english.description).toMatch(/^The legal framework/)
  })

  test('JSON: a number cleared, the order of a slide, a record removed', async () => {
    expect(await update(stats, 1, { label: 'Total', value: '' })).toEqual({ id: 1, label: 'Total', value: null })
    expect(await update(slides, 1, { title: 'Un', order: 9 })).toMatchObject({ order: 9 })
    expect(await update(slides, 1, { title: 'Un', order: 0 })).toMatchObject({ order: 9 })
    await remove(missions, 2)
    expect((await list(missions)).map((row) => row.id)).toEqual([1, 3, 4, 5, 6])
  })

  test('an interview by its slug or its id', async () => {
    const [talk] = await list(interviews)
    if (!talk) throw new Error('no interview')
    const values = { ...talk, ...talk.details, titre: 'Nouveau titre' }
    expect(await update(interviews, talk.slug, values)).toMatchObject({ titre: 'Nouveau titre', details: talk.details })
    await remove(interviews, talk.id)
    await expect(read(interviews, talk.slug)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a 401', () => {
  test('removes the token and notifies the application once', async () => {
    setToken('expired')
    await expect(remove(missions, 1)).rejects.toMatchObject({ status: 401, message: 'Non authentifié.' })
    expect(getToken()).toBeNull()
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('of an upload as well', async () => {
    setToken('expired')
    const sent = create(publications, { title: 'x' }, { onProgress: () => undefined })
    await expect(sent).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('of a request sent with an older token leaves the present one', async () => {
    setToken('expired')
    const late = remove(missions, 1)
    setToken('present')
    await expect(late).rejects.toMatchObject({ status: 401 })
    expect(getToken()).toBe('present')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
