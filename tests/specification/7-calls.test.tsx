import { table } from '@mocks/db'
import { accounts, openSession, play, server } from '@mocks/server'
import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { file, fill, lastReceived, openAdmin, openForm, signIn, withAdmin } from '@tests/admin/open-admin'
import {
  type AdminForm,
  adminForm,
  adminForms,
  definitionOf,
  provideRecord,
  sendChange,
  sendNew,
  tableOf,
} from '@tests/support/admin-forms'
import { choose, field, fillPartner, fillUsager, finish } from '@tests/support/fill-registration'
import { openApp } from '@tests/support/open-app'
import { provide } from '@tests/support/provide'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf } from '@/admin/crud/record/calls'
import { getToken } from '@/api/token'
import { callKey } from '@/contract/rows/define-rows'

// Section 7 of the specification: the calls, as the provider receives them. That no time limit is set is in 9-constants.

withAdmin()

const calls: Request[] = []
beforeAll(() => server.events.on('request:start', ({ request }) => calls.push(request.clone())))
beforeEach(() => void (calls.length = 0))

const nameOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}${new URL(url).search}`
/** Waits for a call, such as `GET /api/pays?search=cam`. */
const call = (name: string) =>
  waitFor(() => {
    const found = calls.findLast((request) => nameOf(request) === name)
    expect(found ? name : calls.map(nameOf)).toBe(name)
    return found as Request
  })

describe('All calls go to the provider’s public interface under /api, marked as XMLHttpRequest', () => {
  async function expectCalls(authorization: string | null) {
    await waitFor(() => expect(calls.length).toBeGreaterThan(0))
    for (const request of calls) {
      expect(new URL(request.url).pathname).toMatch(/^\/api\//)
      expect(request.headers.get('x-requested-with')).toBe('XMLHttpRequest')
      expect(request.headers.get('authorization')).toBe(authorization)
    }
  }

  test('by a visitor', async () => {
    await openApp('/publications')
    await expectCalls(null)
  })

  test('when a token exists, every request carries a bearer authorization header with it', async () => {
    const token = openSession(1)
    await openApp('/Admin/dashboard', { token })
    await expectCalls(`Bearer ${token}`)
  })
})

describe('Read calls for presentations, missions, domaines, stats and slides, and all others, send Accept-Language with the stored locale (default fr)', () => {
  test.each(['fr', 'en'] as const)('%s', async (locale) => {
    const { router } = await openApp('/', { locale })
    await act(() => router.navigate({ to: '/lacdec' }))
    await act(() => router.navigate({ to: '/missions' }))
    for (const name of ['presentations', 'missions', 'domaines', 'stats', 'slides', 'actualites']) {
      const { headers } = await call(`GET /api/${name}`)
      expect([name, headers.get('accept-language')]).toEqual([name, locale])
    }
  })
})

describe('Authentication and users', () => {
  /** The token that the provider gave last. */
  const givenToken = () => table('sessions').findMany().at(-1)?.token
  const account = {
    name: 'Awa Ndiaye',
    email: 'awa.ndiaye@exemple.cm',
    password: 'motpasse',
    password_confirmation: 'motpasse',
    adresse: '12 rue des Palmiers, Bastos',
    numero_telephone: '+237 600000000',
    numero_fiscal: 'P012345678901A',
    pays_id: 1,
    ville_id: 2,
  }

  test('POST /api/register/usager (payload as in section 3; answer: usager, access_token)', async () => {
    const page = await openApp('/inscription/usager')
    await fillUsager(page.user)
    await page.user.click(finish())
    await screen.findByRole('alertdialog', { name: 'Succès!' })
    expect(await lastReceived()).toEqual({
      method: 'POST',
      path: '/api/register/usager',
      body: { ...account, etat_civil: 'Marié(e)', datenaissance: '1990-03-07', sexe: 'feminin' },
    })
    expect(localStorage.getItem('token')).toBe(givenToken())
  })

  test('POST /api/register/partenaire (answer: partenaire, access_token)', async () => {
    const page = await openApp('/sponsor')
    expect(screen.queryByLabelText(/Date de naissance|Sexe|Situation matrimoniale/)).not.toBeInTheDocument()
    await fillPartner(page.user)
    await page.user.click(finish())
    await screen.findByRole('alertdialog', { name: 'Succès!' })
    expect(await lastReceived()).toEqual({ method: 'POST', path: '/api/register/partenaire', body: account })
    expect(localStorage.getItem('token')).toBe(givenToken())
  })

  test('POST /api/login with email and password (answer: user, access_token)', async () => {
    const page = await openApp('/login')
    await signIn(page.user, 'usager@cdec.cm', 'motdepasse')
    await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull())
    expect(localStorage.getItem('token')).toBe(givenToken())
    expect(await lastReceived()).toEqual({
      method: 'POST',
      path: '/api/login',
      body: { email: 'usager@cdec.cm', password: 'motdepasse' },
    })
  })

  test('POST /api/logout, no payload', async () => {
    const page = await openAdmin('/Admin/dashboard')
    const token = localStorage.getItem('token')
    await page.user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
    const request = await call('POST /api/logout')
    expect(await request.text()).toBe('')
    expect(request.headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  test('GET /api/me (the user is in data.data), /api/users (list under data.data), /api/users/type/… (the total is read)', async () => {
    const totals: Record<string, number> = { Usager: 4321, partenaire: 5321, administrateur: 6321 }
    server.use(
      http.get('*/api/users/type/:type', ({ params }) => HttpResponse.json({ total: totals[String(params.type)] })),
    )
    await openAdmin('/Admin/dashboard')
    const [newest] = table('users').findMany({ orderBy: [{ created_at: 'desc' }], take: 1 })
    expect(await within(await screen.findByRole('banner')).findByText(String(accounts[0]?.name))).toBeVisible()
    expect(await screen.findByRole('cell', { name: String(newest?.email) })).toBeVisible()
    for (const total of [/^4\s321$/, /^5\s321$/, /^6\s321$/]) expect(await screen.findByText(total)).toBeVisible()
  })
})

/** The cities of a country, which are managed from it. */
const villes = adminForm('villes', {
  noun: ['une ville', 'la ville'],
  fields: { nom: ['Nom de la ville', 'Zoétélé'] },
  record: { id: 7, nom: 'Une ville', pays_id: 1 },
  changed: 'Autre',
})

/** What is typed into a form, by the provider's names. */
function valuesOf({ fields, typed }: AdminForm) {
  const values = Object.entries(fields).map(([name, label]) => {
    const value = typed[label] ?? ''
    if (typeof value === 'string') return [name, value]
    if ('choose' in value) return [name, 'interview']
    return [name, name === 'galleryPhotos' ? [file(...value.file)] : file(...value.file)]
  })
  return Object.fromEntries(values)
}

// What is sent empty or not at all is in 5-validation.
test.each([
  ['email', adminForms.subscribers],
  ['nom', adminForms.pays],
  ['nom pays_id', villes],
  ['description', adminForms.presentations],
  ['titre', adminForms.missions],
  ['nom', adminForms.domaines],
  ['titre Description type video image', adminForms.contents],
  ['nom description image', adminForms.sponsors],
  ['title description photo document communication_date', adminForms.communications],
  ['titre description date source introduction contenu imagePrincipale', adminForms.interviews],
  ['titre description image imagePrincipale galleryPhotos[0] datePublication', adminForms.actualites],
  ['title youtube_id date', adminForms.videos],
  ['title description photo document publication_date', adminForms.publications],
  ['title document', adminForms.reglementations],
  ['label value', adminForms.stats],
  ['title description order image', adminForms.slides],
] as const)(
  'POST with %s, multipart where there are files, PUT with the same texts, DELETE',
  async (names, resource) => {
    localStorage.setItem('token', openSession(1))
    const { path, record } = resource
    const records = tableOf(path)
    records.seed([])
    const sentNames = async () => Object.keys(Object((await lastReceived())?.body)).toSorted()

    await sendNew(resource, valuesOf(resource))
    expect(await sentNames()).toEqual(names.split(' ').toSorted())
    const { headers } = await call(`POST ${path}`)
    expect(headers.get('authorization')).toBe(`Bearer ${getToken()}`)
    const type = headers.get('content-type')
    expect(type).toMatch(/image|photo|document/.test(names) ? /^multipart\/form-data; boundary=/ : /^application\/json/)

    const [made = expect.fail('No record')] = records.findMany()
    const address = `${path}/${String(record.slug === undefined ? made.id : made['slug'])}`
    await sendChange(resource, {})
    await call(`PUT ${address}`)
    const texts = names.split(' ').filter((name) => !/image|photo|document/i.test(name))
    const repeated = ['/api/subscribers', '/api/stats'].includes(path) ? ['id'] : []
    expect(await sentNames()).toEqual([...repeated, ...texts].toSorted())
    // What the form was not given stays.
    expect(records.findMany()).toEqual([made])

    await callsOf(new QueryClient(), definitionOf(resource)).remove(callKey(definitionOf(resource).resource, made))
    expect(await (await call(`DELETE ${address}`)).text()).toBe('')
    expect(records.findMany()).toEqual([])
  },
)

test('Interviews: the update and delete key is the id in one reading and the slug in another; both readings hold', async () => {
  const { slug: _slug, ...record } = adminForms.interviews.record
  provideRecord({ ...adminForms.interviews, record })
  const { user, send } = await openForm('interviews?open=edit&record=7', 'Mettre à jour l’interview')
  await fill(user, 'Titre', 'Autre titre')
  await send()
  await call('PUT /api/interviews/7')
  await screen.findByText('Interview mise à jour avec succès')
})

describe('Countries and cities', () => {
  test('GET /api/villes with query query', async () => {
    await openAdmin('/Admin/villes?within=1&q=dou')
    await call('GET /api/villes?query=dou')
  })

  test('GET /api/pays/{id}/villes (used in registration; an array, or has data)', async () => {
    play('laravel pages', { only: '/api/pays/1/villes' })
    provide('villes', [{ id: 5, nom: 'Zoétélé', pays_id: 1 }])
    const { user } = await openApp('/inscription/usager')
    await choose(user, 'Pays', 'Cameroun')
    await choose(user, 'Ville', 'Zoétélé')
    expect(field('Ville')).toHaveValue('5')
    await call('GET /api/pays/1/villes')
  })
})

describe('What visitors read', () => {
  test.each([
    ['/api/contents/publication', '/ou-aller'],
    ['/api/actualites/l-inscription-en-ligne-est-ouverte', '/actualites/l-inscription-en-ligne-est-ouverte'],
    ['/api/interviews/eau-electricite-la-caution-en-clair', '/interviews/eau-electricite-la-caution-en-clair'],
  ])('GET %s', async (path, page) => {
    await openApp(page)
    await call(`GET ${path}`)
  })

  test('Slide images are displayed from /api/images_slides/{filename}', async () => {
    provide('slides', [{ id: 1, title: 'Un slide', image: 'https://provider.example/storage/un-slide.jpg' }])
    await openApp('/')
    const slides = await screen.findByRole('region', { name: 'À la une' })
    expect(slides.querySelector('img')).toHaveAttribute('src', '/api/images_slides/un-slide.jpg')
  })
})
