import { getResponse } from 'msw'
import { closeSessions } from './access'
import { controlAnswer } from './control/api'
import { handlers, unknownCall } from './handlers/all'
import { clearJournal } from './journal'
import { play } from './scenarios/play'
import { seeds } from './seeds/all'
import { type Data, seedProvider } from './seeds/seed-provider'
import { accounts } from './seeds/users'
import { dropUploads } from './uploads'

/** What a server says of the provider when it starts. */
export const introduction = [
  '  Provider: built in, its scenarios, accounts and last requests at /__mock',
  ...accounts.map(({ email, password, type }) => `    ${email}  ${password}  (${type})`),
  '    another one: PROVIDER_URL=http://host:port',
].join('\n')

let origin: Data = seeds

/** Answers a request of `/api` or `/__mock`; undefined for any other path. */
export async function respond(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (/^\/__mock(\/|$)/.test(pathname)) return controlAnswer(request, reset)
  if (!/^\/api(\/|$)/.test(pathname)) return undefined
  return (await getResponse(handlers, request)) ?? unknownCall(request)
}

/** Back to the start: the data, the normal scenario, no session, no upload, no journal. */
export function reset(data: Data = origin) {
  origin = data
  seedProvider(data)
  play('normal')
  closeSessions()
  dropUploads()
  clearJournal()
}

reset()
