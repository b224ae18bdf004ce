import type { Wrapping } from '@/contract/rows/define-rows'
import { localeOf } from './locale'
import { type FieldProblem, fieldMessages, type Message, messages } from './messages'

/** A JSON answer, wrapped as the provider wraps it. */
export function answer(value: unknown, wrapping: Wrapping = 'bare', status = 200): Response {
  const body = wrapping === 'bare' ? value : wrapping === 'data' ? { data: value } : { data: { data: value } }
  return Response.json(body, { status })
}

export function say(request: Request, message: Message, status = 200): Response {
  return Response.json({ message: messages[message][localeOf(request)] }, { status })
}

/** A refusal in the language of the request. */
export function fail(request: Request, status: number, message: Message): Response {
  return say(request, message, status)
}

/** The 422 of fields that are refused, each for one reason. */
export function refuse(request: Request, problems: Record<string, FieldProblem>): Response {
  const locale = localeOf(request)
  const errors = Object.entries(problems).map(([field, problem]) => [field, [fieldMessages[problem][locale]]])
  return Response.json({ message: messages.invalid[locale], errors: Object.fromEntries(errors) }, { status: 422 })
}
