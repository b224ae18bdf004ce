import { type Scenario, type ScenarioName, scenarios } from './list'

interface Played {
  name: ScenarioName
  /** The scenario applies to paths with this prefix; '' for every call. */
  only: string
}

let played: Played = { name: 'normal', only: '' }

/** Switches the scenario, for every call or for the paths with the prefix `only`. */
export function play(name: ScenarioName, { only = '' }: { only?: string } = {}) {
  // A page's address names its scenario again with each of its requests.
  if (name !== played.name) all[name].start?.()
  played = { name, only }
}

const all: Record<ScenarioName, Scenario> = scenarios

export const playing = (): Readonly<Played> => played

/** Returns every scenario with its description. */
export const allScenarios = () => Object.entries(all).map(([name, { about }]) => ({ name, about }))

export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name)

/** Plays the scenario in a page's address (`?scenario=`). Returns an error message for an unknown one. */
export function playFromAddress(address: string): string | undefined {
  const name = URL.canParse(address, 'http://site') && new URL(address, 'http://site').searchParams.get('scenario')
  if (!name) return undefined
  if (!isScenario(name)) return `There is no scenario “${name}”. There are: ${Object.keys(all).join(', ')}.`
  play(name)
}

/** Returns the scenario's answer instead of the call's; undefined for none. */
export async function before(request: Request): Promise<Response | undefined> {
  return scenarioOf(request).before?.(request)
}

/** Returns the call's answer as the scenario changes it. */
export async function after(request: Request, response: Response): Promise<Response> {
  return scenarioOf(request).after?.(response, request) ?? response
}

/** Returns the key of the record that a request names by the key that the scenario shows. */
export function keyIn(request: Request, key: string): string {
  return scenarioOf(request).key?.(key) ?? key
}

function scenarioOf(request: Request): Scenario {
  const path = new URL(request.url).pathname
  // Scenarios do not change files.
  const concerned = path.startsWith(played.only) && !/^\/api\/(files|images_slides)\//.test(path)
  return all[concerned ? played.name : 'normal']
}
