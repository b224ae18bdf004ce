import { delay } from 'msw'
import type { Wrapping } from '@/contract/rows/define-rows'
import { say } from '../answers'
import { type Entry, requests } from '../journal'
import type { Page, Scenario } from './list'
import { mapRows } from './shapes'

// What an API made with Laravel does unless its developers decide otherwise, each habit alone and all together.

const isWrite = ({ method }: Request) => method !== 'GET' && method !== 'HEAD'
const pathOf = ({ url }: Request) => new URL(url).pathname

const pageSize = 15

/** Returns a page as Laravel's paginator answers it: in an API resource, with its counts in `meta`, or bare, beside its rows. */
function paginator(data: object[], { current, total, path }: Page, wrapping: Wrapping): object {
  const last = Math.max(1, Math.ceil(total / pageSize))
  // The provider does not know its public name behind a web server, and forgets the other parameters.
  const link = (page: number) => (page < 1 || page > last ? null : `http://provider.internal${path}?page=${page}`)
  const [next, prev] = [link(current + 1), link(current - 1)]
  const counts = { current_page: current, last_page: last, per_page: pageSize, total }
  return wrapping === 'bare'
    ? { data, ...counts, next_page_url: next, prev_page_url: prev, links: [] }
    : { data, links: { first: link(1), last: link(last), prev, next }, meta: counts }
}

const perMinute = 60

function throttle(): Response | undefined {
  const isRecent = ({ at, status }: Entry) => status !== 429 && Date.now() - Date.parse(at) < 60_000
  const recent = requests().filter(isRecent)
  if (recent.length < perMinute) return undefined
  const seconds = Math.ceil((Date.parse(recent.at(-1)?.at ?? '') + 60_000 - Date.now()) / 1000)
  return Response.json({ message: 'Too Many Attempts.' }, { status: 429, headers: { 'Retry-After': String(seconds) } })
}

const maxBodyBytes = 1024 * 1024

const tooLarge = '<html><head><title>413 Request Entity Too Large</title></head><body><h1>413</h1>nginx</body></html>'

async function refuseWebp(request: Request): Promise<Response | undefined> {
  if (!isWrite(request) || !request.headers.get('content-type')?.startsWith('multipart/')) return undefined
  const parts = await request.clone().formData()
  const refused = [...parts].filter(([, part]) => part instanceof File && part.type === 'image/webp')
  const message = 'Le fichier doit être de type : jpeg, png, jpg, gif.'
  const errors = Object.fromEntries(refused.map(([name]) => [name.replace(/\[(\d+)\]$/, '.$1'), [message]]))
  return refused.length > 0 ? Response.json({ message, errors }, { status: 422 }) : undefined
}

const habits = {
  'laravel oldest first': {
    about: 'Les listes vont du plus ancien au plus récent',
    lists: { orderBy: [{ id: 'asc' }] },
  },
  'laravel figures': {
    about: 'Chaque nombre arrive comme du texte',
    after: (response) => mapRows(response, (rows) => rows.map(figures)),
  },
  'laravel nulls': {
    about: 'Un champ vide est null',
    after: (response) => mapRows(response, (rows) => rows.map(nulls)),
  },
  'laravel dates': {
    about: 'Une date a une heure et un fuseau',
    after: (response) => mapRows(response, (rows) => rows.map(moments)),
  },
  'laravel pages': {
    about: 'Les listes sont des pages de 15 (data, links, meta ; nues : current_page, next_page_url)',
    lists: { pages: { size: pageSize, wrap: paginator } },
  },
  'laravel throttle': {
    about: 'Plus de 60 requêtes par minute sont refusées (429)',
    before: throttle,
  },
  'laravel 500': {
    about: 'Une création réussit, et la réponse est une erreur (500)',
    after: (response, request) =>
      response.status === 201 && !pathOf(request).startsWith('/api/register/')
        ? say(request, 'failure', 500)
        : response,
  },
  'laravel required field': {
    about: 'Une réglementation est refusée pour un champ que le formulaire n’a pas (422)',
    before: (request) => {
      if (request.method !== 'POST' || pathOf(request) !== '/api/reglementations') return undefined
      const message = 'Le champ autorité de publication est obligatoire.'
      return Response.json({ message, errors: { autorite_id: [message] } }, { status: 422 })
    },
  },
  'laravel mimes': { about: 'Une image WebP est refusée (422)', before: refuseWebp },
  'laravel translation': {
    about: 'L’enregistrement d’une présentation attend sa traduction 40 secondes',
    before: async (request) => {
      if (isWrite(request) && pathOf(request).startsWith('/api/presentations')) await delay(40_000)
      return undefined
    },
  },
  'laravel 413': {
    about: 'Le serveur web refuse un envoi de plus de 1 Mo par une page HTML (413)',
    before: async (request) => {
      if (!isWrite(request) || (await request.clone().arrayBuffer()).byteLength <= maxBodyBytes) return undefined
      return new Response(tooLarge, { status: 413, headers: { 'Content-Type': 'text/html' } })
    },
  },
} satisfies Record<string, Scenario>

/** Returns a scenario of habits at once. */
function together(about: string, some: readonly Scenario[]): Scenario {
  return {
    about,
    before: async (request) => {
      for (const habit of some) {
        const answer = await habit.before?.(request)
        if (answer) return answer
      }
      return undefined
    },
    after: async (response, request) => {
      let changed = response
      for (const habit of some) changed = (await habit.after?.(changed, request)) ?? changed
      return changed
    },
    lists: Object.assign({}, ...some.map(({ lists }) => lists)),
  }
}

/** What the site has to be spared: it says so, and can do nothing about it. */
const unservable = new Set(['throttle', 'translation', 'required field', '413'].map((name) => `laravel ${name}`))
const served = Object.entries(habits).flatMap(([name, habit]) => (unservable.has(name) ? [] : habit))

/** The habits one by one, all of them at once, and those at once with which the site works. */
export const laravel = {
  laravel: together(
    'Laravel comme il se comporte sans réglage : tout ce qui suit à la fois',
    Object.values<Scenario>(habits),
  ),
  'laravel served': together('Laravel comme le site peut l’utiliser : sans limite, attente ni refus', served),
  ...habits,
} satisfies Record<string, Scenario>

const mapFields = (row: object, change: (value: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value, name)]))

const figures = (row: object) => mapFields(row, (value) => (typeof value === 'number' ? String(value) : value))

function nulls(row: object): object {
  return mapFields(row, (value) => {
    if (value === '') return null
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? nulls(value) : value
  })
}

// Laravel writes a date of its database as a moment in UTC.
const moments = (row: object) =>
  mapFields(row, (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00.000000Z` : value,
  )
