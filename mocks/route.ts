import { type HttpHandler, http } from 'msw'
import { type Access, refusal } from './access'
import { say } from './answers'
import { record } from './journal'
import { type Locale, localeOf } from './locale'
import { after, before } from './scenarios/play'

export interface Call {
  request: Request
  params: Record<string, string>
  query: URLSearchParams
  locale: Locale
}

type Method = 'get' | 'post' | 'put' | 'delete'

/** One call of the provider: who may make it, and its answer without a scenario. */
export function route(
  method: Method,
  path: string,
  access: Access,
  resolve: (call: Call) => Response | Promise<Response>,
): HttpHandler {
  // In Node paths are matched as whole addresses; the star is any host.
  return http[method](`*${path}`, async ({ request, params }) => {
    const startedAt = performance.now()
    const call = {
      request,
      params: texts(params),
      query: new URL(request.url).searchParams,
      locale: localeOf(request),
    }
    const early = (await before(request)) ?? refusal(access, request)
    const response = early ?? (await after(request, await settled(resolve, call)))
    record(request, response.status, startedAt)
    return response
  })
}

async function settled(resolve: (call: Call) => Response | Promise<Response>, call: Call) {
  try {
    return await resolve(call)
  } catch (error) {
    console.error('The built-in provider failed', error)
    return say(call.request, 'failure', 500)
  }
}

const texts = (params: Record<string, string | readonly string[] | undefined>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]))
