import { type ScenarioName, scenarios } from './list'

interface Played {
  name: ScenarioName
  /** The scenario holds for paths that begin with this; '' for every call. */
  only: string
}

let played: Played = { name: 'normal', only: '' }

/** Switches the scenario, for every call or for the paths that begin with `only`. */
export function play(name: ScenarioName, { only = '' }: { only?: string } = {}) {
  played = { name, only }
}

export const playing = (): Readonly<Played> => played

export function isScenario(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name)
}

/** What the scenario answers instead of the call, if anything. */
export async function before(request: Request): Promise<Response | undefined> {
  return scenarioOf(request).before?.(request)
}

/** What the scenario makes of the call's answer. */
export async function after(request: Request, response: Response): Promise<Response> {
  return scenarioOf(request).after?.(response) ?? response
}

function scenarioOf(request: Request) {
  const path = new URL(request.url).pathname
  // Files are what they are: a scenario is about what the provider says.
  const concerned = path.startsWith(played.only) && !/^\/api\/(files|images_slides)\//.test(path)
  return scenarios[concerned ? played.name : 'normal']
}
