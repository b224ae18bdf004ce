import * as v from 'valibot'
import {
  accountPaths,
  credentials,
  partenaireRegistration,
  type UserType,
  usagerRegistration,
} from '@/contract/accounts'
import { closeSession, openSession, userOf } from '../access'
import { answer, fail, refuse, say } from '../answers'
import { readBody } from '../bodies'
import { type Fields, type Row, table } from '../db'
import type { FieldProblem } from '../messages'
import { type Call, route } from '../route'
import { isCountry, isTaken, problemOf } from './check'
import { newestFirst } from './order'

const paths = accountPaths

export const accountHandlers = [
  route('post', paths.login, 'public', login),
  route('post', paths.logout, 'signed in', ({ request }) => {
    closeSession(request)
    return say(request, 'signed out')
  }),
  route('get', paths.me, 'signed in', ({ request }) => answer(shown(userOf(request)), 'data.data')),
  route('get', paths.users, 'administrator', () => answer(newestFirst(users()).map(shown), 'data.data')),
  route('get', `${paths.users}/type/:type`, 'administrator', ({ params }) => {
    const type = (params.type ?? '').toLowerCase()
    return answer({ total: users().filter((row) => String(row.type_user).toLowerCase() === type).length })
  }),
  register(paths.usager, 'usager', 'Usager', usagerRegistration),
  register(paths.partenaire, 'partenaire', 'partenaire', partenaireRegistration),
]

async function login({ request }: Call) {
  const body = await readBody(request)
  if (!body) return fail(request, 400, 'unreadable')
  const sent = v.safeParse(credentials, body)
  if (!sent.success) return refuse(request, problemsOf(sent.issues))
  const { email, password } = sent.output
  const user = users().find((row) => String(row.email).toLowerCase() === email.toLowerCase())
  if (!user || user.password !== password) return fail(request, 401, 'wrong credentials')
  return answer({ user: shown(user), access_token: openSession(user.id) })
}

type Registration = typeof usagerRegistration | typeof partenaireRegistration

function register(path: string, name: 'usager' | 'partenaire', type: UserType, registration: Registration) {
  return route('post', path, 'public', async ({ request }) => {
    const body = await readBody(request)
    if (!body) return fail(request, 400, 'unreadable')
    const sent = v.safeParse(registration, body)
    const problems = sent.success ? {} : problemsOf(sent.issues)
    Object.assign(problems, relations(body, problems))
    if (!sent.success || Object.keys(problems).length > 0) return refuse(request, problems)
    const { name: full, email, password } = sent.output
    const user = { name: full, email, password, type_user: type, avatar: null, created_at: new Date().toISOString() }
    const created = table('users').insert(user)
    return answer({ [name]: shown(created), access_token: openSession(created.id) }, 'bare', 201)
  })
}

/** Checks against the records: an e-mail address in use, a country or a city that does not exist. */
function relations(body: Fields, known: Record<string, FieldProblem>): Record<string, FieldProblem> {
  const city = table('villes').find('id', Number(body.ville_id), 'fr')
  return {
    ...(!known.email && isTaken('users', body.email) && { email: 'taken' as const }),
    ...(!known.pays_id && !isCountry(Number(body.pays_id)) && { pays_id: 'unknown' as const }),
    ...(!known.ville_id && Number(city?.pays_id) !== Number(body.pays_id) && { ville_id: 'unknown' as const }),
  }
}

/** Returns the first problem of each field. */
function problemsOf(issues: v.BaseIssue<unknown>[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    problems[field] ??= issue.received === 'undefined' ? 'required' : problemOf(issue)
  }
  return problems
}

/** Returns a user without the password. */
function shown(row: Row | undefined) {
  if (!row) return null
  const { id, name, email, type_user, avatar, created_at } = row
  return { id, name, email, type_user, avatar, created_at }
}

const users = () => table('users').all('fr')
