import { getResponse, type HttpHandler } from 'msw'
import { resources } from '@/contract/registry'
import { say } from '../answers'
import { record } from '../journal'
import { accountHandlers } from './accounts'
import { fileHandlers } from './files'
import { partHandlers } from './parts'
import { resourceHandlers } from './resource'

/** Every call of the provider. */
export const handlers = [
  ...accountHandlers,
  ...partHandlers,
  ...fileHandlers,
  ...Object.values(resources).flatMap((resource) => resourceHandlers(resource)),
]

// The library parses a request, with its cookies, for each handler it tries.
const byCall = new Map<string, HttpHandler[]>()
for (const handler of handlers) {
  const call = callOf(String(handler.info.method), String(handler.info.path).slice(1))
  byCall.set(call, [...(byCall.get(call) ?? []), handler])
}

function callOf(method: string, pathname: string) {
  return `${method} ${pathname.split('/')[2]}`
}

/** Returns the provider's answer, or undefined for an unknown call. */
export const answer = (request: Request): Promise<Response | undefined> =>
  getResponse(byCall.get(callOf(request.method, new URL(request.url).pathname)) ?? [], request)

/** Answers unknown calls with 404. Tests omit it, so that such a call fails there. */
export function unknownCall(request: Request) {
  const response = say(request, 'no such call', 404)
  record(request, response.status, performance.now())
  return response
}
