import * as v from 'valibot'
import {
  accountPaths,
  credentials,
  partenaireRegistration,
  type UserType,
  usagerRegistration,
} from '@/contract/accounts'
import { closeSession, openSession, userOf } from '../access'
import { answer, refuse, say } from '../answers'
import { readBody } from '../bodies'
import { type Row, table } from '../db'
import type { FieldProblem } from '../messages'
import { fold } from '../model'
import { type Call, route } from '../route'
import { answerList, orderOf } from './lists'
import { problemOf, relationProblems } from './validate'

const paths = accountPaths

export const accountHandlers = [
  route('post', paths.login, 'public', login),
  route('post', paths.logout, 'signed in', ({ request }) => {
    closeSession(request)
    return say(request, 'signed out')
  }),
  route('get', paths.me, 'signed in', ({ request }) => {
    const user = userOf(request)
    return answer(user ? withoutPassword(user) : null, 'data.data')
  }),
  route('get', paths.users, 'administrator', (call) =>
    answerList(call, {
      from: 'users',
      orderBy: orderOf({ date: 'created_at' }),
      wrapping: 'data.data',
      show: withoutPassword,
    }),
  ),
  route('get', `${paths.users}/type/:type`, 'administrator', ({ params }) =>
    answer({ total: table('users').count({ where: { folded: { type_user: { equals: fold(params.type) } } } }) }),
  ),
  register(paths.usager, 'usager', 'Usager', usagerRegistration),
  register(paths.partenaire, 'partenaire', 'partenaire', partenaireRegistration),
]

async function login({ request }: Call) {
  const body = await readBody(request)
  if (!body) return say(request, 'unreadable', 400)
  const form = v.safeParse(credentials, body)
  if (!form.success) return refuse(request, problemsOf(form.issues))
  const { email, password } = form.output
  const user = table('users').findFirst({ where: { folded: { email: { equals: fold(email) } } } })
  if (!user || user.password !== password) return say(request, 'wrong credentials', 401)
  return answer({ user: withoutPassword(user), access_token: openSession(user.id) })
}

type Registration = typeof usagerRegistration | typeof partenaireRegistration

function register(path: string, name: 'usager' | 'partenaire', type: UserType, registration: Registration) {
  return route('post', path, 'public', async ({ request }) => {
    const body = await readBody(request)
    if (!body) return say(request, 'unreadable', 400)
    const form = v.safeParse(registration, body)
    const problems = { ...relationProblems('users', body), ...(form.issues && problemsOf(form.issues)) }
    if (!form.success || Object.keys(problems).length > 0) return refuse(request, problems)
    const { password_confirmation: _, ...account } = form.output
    const user = table('users').create({ ...account, type_user: type, created_at: new Date().toISOString() })
    return answer({ [name]: withoutPassword(user), access_token: openSession(user.id) }, 'bare', 201)
  })
}

/** Returns the first problem of each field. */
function problemsOf(issues: v.BaseIssue<unknown>[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  for (const issue of issues) problems[v.getDotPath(issue) ?? ''] ??= problemOf(issue)
  return problems
}

function withoutPassword({ password: _password, ...account }: Row) {
  return account
}
