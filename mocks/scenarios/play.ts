import { type ListHabits, type Scenario, type ScenarioName, scenarios, type WriteHabits } from './list'

interface Playing {
  name: ScenarioName
  /** The scenario applies to calls with this beginning, a path or a method and a path; '' for every call. */
  only: string
}

let playing: Playing = { name: 'normal', only: '' }
/** The page that named its scenario last. */
let lastAddress = ''

/** Switches the scenario, for every call or for those that begin with `only`: `/api/stats`, `PUT /api/stats`. */
export function play(name: ScenarioName, { only = '' }: { only?: string } = {}) {
  playing = { name, only }
}

const all: Record<ScenarioName, Scenario> = scenarios

export const currentScenario = (): Readonly<Playing> => playing

/** Returns every scenario with its description. */
export const allScenarios = () => Object.entries(all).map(([name, { about }]) => ({ name, about }))

export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name)

/**
 * Plays the scenario in the address of a document that is opened (`?scenario=`). Returns an error message for an unknown one.
 */
export function playFromAddress(address: string): string | undefined {
  lastAddress = address
  const name = scenarioIn(address)
  if (!name) return undefined
  if (!isScenario(name)) return `There is no scenario “${name}”. There are: ${Object.keys(all).join(', ')}.`
  play(name)
}

/** Plays the scenario in the address of the page that makes a request, once: the service worker may have answered for its document. */
export function playFromPage(request: Request) {
  const page = request.headers.get('referer') ?? ''
  if (!scenarioIn(page)) return
  const { pathname, search } = new URL(page)
  if (pathname + search !== lastAddress) playFromAddress(pathname + search)
}

function scenarioIn(address: string): string | null {
  return URL.canParse(address, 'http://site') ? new URL(address, 'http://site').searchParams.get('scenario') : null
}

/** Returns the scenario's answer instead of the call's; undefined for none. */
export async function before(request: Request): Promise<Response | undefined> {
  return scenarioOf(request).before?.(request)
}

/** Returns the call's answer as the scenario changes it. */
export async function after(request: Request, response: Response): Promise<Response> {
  return scenarioOf(request).after?.(response, request) ?? response
}

/** Returns how the scenario answers the list of a request. */
export const listHabits = (request: Request): ListHabits => scenarioOf(request).lists ?? {}

/** Returns how the scenario takes the write of a request. */
export const writeHabits = (request: Request): WriteHabits => scenarioOf(request).writes ?? {}

function scenarioOf(request: Request): Scenario {
  const path = new URL(request.url).pathname
  const isNamed = [path, `${request.method} ${path}`].some((call) => call.startsWith(playing.only))
  // Scenarios change files only where those are named.
  const isFile = /\/api\/(files|images_slides)\//
  const isConcerned = isNamed && (isFile.test(playing.only) || !isFile.test(path))
  return all[isConcerned ? playing.name : 'normal']
}
