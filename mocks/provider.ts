import { controlAnswer } from './control/api'
import { answer, unknownCall } from './handlers/all'
import { clearJournal } from './journal'
import { play, playFromAddress, playFromPage } from './scenarios/play'
import { seeds } from './seeds/all'
import { type Data, seedProvider } from './seeds/seed-provider'
import { accounts } from './seeds/users'

/** The message of a server that starts with the provider. */
export const introduction = [
  '  Provider: built in, its scenarios, accounts and last requests at /__mock',
  ...accounts.map(({ email, password, type }) => `    ${email}  ${password}  (${type})`),
  '    another one: PROVIDER_URL=http://host:port',
].join('\n')

let origin: Data = seeds

/** Plays the scenario in a document's address. Returns an error message for an unknown one. */
export const openDocument = playFromAddress

/** Answers a request of `/api` or `/__mock`; resolves to undefined for any other path. */
export async function respond(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (/^\/__mock(\/|$)/.test(pathname)) return controlAnswer(request, reset)
  if (!/^\/api(\/|$)/.test(pathname)) return undefined
  playFromPage(request)
  return (await answer(request)) ?? unknownCall(request)
}

/** Resets the data with their files, the scenario and the journal. */
export function reset(data: Data = origin) {
  origin = data
  seedProvider(data)
  play('normal')
  clearJournal()
}

// The developer's server loads this module again after each change: what was written to the other tables stays.
seedProvider(seeds, { keepsWrites: true })
