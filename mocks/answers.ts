import type { Wrapping } from '@/contract/rows/define-rows'
import { localeOf } from './locale'
import { type FieldProblem, fieldMessages, type Message, messages } from './messages'

/** Returns a value within the wrapping of a resource. */
export function wrap(value: unknown, wrapping: Wrapping): unknown {
  return wrapping === 'bare' ? value : wrapping === 'data' ? { data: value } : { data: { data: value } }
}

/** Returns a JSON answer with the resource's wrapping. */
export function answer(value: unknown, wrapping: Wrapping = 'bare', status = 200): Response {
  return Response.json(wrap(value, wrapping), { status })
}

/** Returns a message in the language of the request. */
export function say(request: Request, message: Message, status = 200): Response {
  return Response.json({ message: messages[message][localeOf(request)] }, { status })
}

/** Whether PHP before 8.4 receives the body of a request empty. */
export const isMultipartPut = ({ method, headers }: Request): boolean =>
  method === 'PUT' && headers.get('content-type')?.startsWith('multipart/form-data') === true

/** Returns the 422 to a multipart PUT of a provider that receives its body empty; undefined for any other request. */
export const refuseMultipartPut = (request: Request): Response | undefined =>
  isMultipartPut(request) ? say(request, 'multipart PUT', 422) : undefined

/** Returns the 422 of refused fields, with one reason each. */
export function refuse(request: Request, problems: Record<string, FieldProblem>): Response {
  const locale = localeOf(request)
  const errors = Object.entries(problems).map(([field, problem]) => [field, [fieldMessages[problem][locale]]])
  return Response.json({ message: messages.invalid[locale], errors: Object.fromEntries(errors) }, { status: 422 })
}
