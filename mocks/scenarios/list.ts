import { delay } from 'msw'
import type { Wrapping } from '@/contract/rows/define-rows'
import { isMultipartPut, refuseMultipartPut, say } from '../answers'
import type { Query } from '../db'
import { hostile } from './hostile'
import { laravel } from './laravel'
import { halfAnswer, mapRows } from './shapes'

/** How a provider answers its lists. */
export interface ListHabits {
  /** The order in place of that of the list. */
  orderBy?: Query['orderBy']
  pages?: {
    /** The records of a page. */
    size: number
    /** Returns the page as it is answered. */
    wrap: (rows: object[], page: Page, wrapping: Wrapping) => object
  }
}

/** A page of a list, the first one being 1. */
export interface Page {
  current: number
  /** The records of the whole list. */
  total: number
  path: string
}

/** How a provider takes writes. */
export interface WriteHabits {
  /** A request that is answered with the record as it is, as where no field is required and the body arrives empty. */
  ignores?: (request: Request) => boolean
  /** Updates and removals take the id of a record, also where reads take its slug. */
  takesIds?: true
}

export interface Scenario {
  /** The description on the control page. */
  about: string
  /** Answers instead of the call. */
  before?: (request: Request) => Response | undefined | Promise<Response | undefined>
  /** Changes the answer of the call. */
  after?: (response: Response, request: Request) => Response | Promise<Response>
  lists?: ListHabits
  writes?: WriteHabits
}

const page = '<!doctype html><title>Connexion</title><h1>Veuillez vous connecter au réseau</h1>'

/** The failures and the unusual but valid behaviours of a provider. */
export const scenarios = {
  normal: { about: 'Tout va bien' },
  slow: {
    about: 'Chaque réponse attend 4 secondes',
    before: async () => {
      await delay(4000)
      return undefined
    },
  },
  failing: { about: 'Chaque appel échoue (500)', before: (request) => say(request, 'failure', 500) },
  unreachable: { about: 'Aucune connexion ne s’établit', before: () => Response.error() },
  silent: { about: 'Aucun appel n’a de réponse', before: () => new Promise(() => undefined) },
  'lost answer': { about: 'Chaque appel aboutit, et sa réponse se perd', after: () => Response.error() },
  forbidden: { about: 'Chaque appel est refusé, sans message (403)', before: () => Response.json({}, { status: 403 }) },
  'page expired': {
    about: 'Chaque écriture est refusée, sa page ayant expiré (419)',
    before: ({ method }) =>
      method === 'GET' ? undefined : Response.json({ message: 'CSRF token mismatch.' }, { status: 419 }),
  },
  empty: {
    about: 'Chaque liste est vide',
    after: (response) => mapRows(response, () => [], 'lists'),
  },
  'session expired': {
    about: 'Chaque appel qui porte un jeton est refusé (401)',
    before: (request) => (request.headers.has('authorization') ? say(request, 'unauthenticated', 401) : undefined),
  },
  'rate limited': {
    about: 'Trop de requêtes (429)',
    before: (request) => {
      const response = say(request, 'too many', 429)
      response.headers.set('Retry-After', '5')
      return response
    },
  },
  malformed: { about: 'Le JSON s’arrête au milieu', after: halfAnswer },
  html: {
    about: 'Une page HTML au lieu de JSON',
    before: () => new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  },
  hostile: {
    about: 'Scripts dans chaque HTML, « javascript: » dans chaque lien, titres de 10 000 caractères',
    after: (response) => mapRows(response, (rows) => rows.map(hostile)),
  },
  'missing fields': {
    about: 'Les champs facultatifs manquent ou sont nuls',
    after: (response) => mapRows(response, (rows) => rows.map(bare)),
  },
  'one bad row': {
    about: 'La première ligne de chaque liste n’a pas d’identifiant',
    after: (response) =>
      mapRows(response, ([_first, ...others]) => [{ title: 'Sans identifiant' }, ...others], 'lists'),
  },
  'multipart PUT arrives empty': {
    about: 'Le corps multipart d’un PUT arrive vide, comme avec PHP avant 8.4 (422)',
    before: refuseMultipartPut,
  },
  'multipart PUT is ignored': {
    about: 'Un PUT multipart arrive vide, et rien n’est obligatoire : la réponse est l’ancienne fiche (200)',
    writes: { ignores: isMultipartPut },
  },
  'nothing is written': {
    about: 'Chaque écriture est répondue par un succès, et rien ne change',
    before: ({ method }) => (method === 'GET' ? undefined : Response.json({ message: 'OK' })),
  },
  'answers without the record': {
    about: 'La réponse à une écriture est un message, sans la fiche',
    after: (response, { method }) =>
      method === 'GET' || !response.ok ? response : Response.json({ message: 'OK' }, { status: response.status }),
  },
  'writes by id': {
    about: 'Une écriture prend l’identifiant d’une fiche, même là où une lecture prend son slug',
    writes: { takesIds: true },
  },
  ...laravel,
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

function bare(row: object, n: number): object {
  const keys = new Set(['id', 'slug', 'pays_id'])
  const kept = Object.entries(row).filter(([name]) => keys.has(name))
  const nulls = Object.keys(row).map((name) => [name, null])
  return { ...(n % 2 === 0 && Object.fromEntries(nulls)), ...Object.fromEntries(kept) }
}
