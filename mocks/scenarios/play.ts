import { type Scenario, type ScenarioName, scenarioNames, scenarios } from './list'
import { type Recording, readRecording, recordingNames, replay } from './recorded'

interface Played {
  name: string
  /** The scenario holds for paths that begin with this; '' for every call. */
  only: string
}

let played: Played & { scenario: Scenario } = { name: 'normal', only: '', scenario: scenarios.normal }

/**
 * Switches the scenario, for every call or for the paths that begin with `only`. A recording begins anew. Throws when
 * there is no scenario of the name.
 */
export function play(name: string, { only = '' }: { only?: string } = {}) {
  played = { name, only, scenario: isBuiltIn(name) ? scenarios[name] : replay(readRecording(name)) }
}

/** Plays a recording that is at hand, without its delays unless they are wanted. */
export function playRecording(recording: Recording, { delays = false }: { delays?: boolean } = {}) {
  played = { name: recording.about, only: '', scenario: replay(recording, { delays }) }
}

export const playing = (): Readonly<Played> => ({ name: played.name, only: played.only })

/** Every scenario with what it imitates: the built-in ones, then the recordings. */
export const allScenarios = (): { name: string; about: string }[] => [
  ...scenarioNames.map((name) => ({ name, about: scenarios[name].about })),
  ...recordingNames().map((name) => ({ name, about: readRecording(name).about })),
]

export const isScenario = (name: unknown): name is string =>
  typeof name === 'string' && (isBuiltIn(name) || recordingNames().includes(name))

const isBuiltIn = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

/**
 * Plays the scenario that the address of a page names (`?scenario=`): anew with each document (`restart`), and for what a
 * page asks otherwise, which the service worker may have opened, only when another one is playing. Returns what is wrong.
 */
export function playFromAddress(address: string, { restart }: { restart: boolean }): string | undefined {
  const name = URL.canParse(address, 'http://site') && new URL(address, 'http://site').searchParams.get('scenario')
  if (!name || (!restart && name === played.name)) return undefined
  const names = allScenarios().map((one) => one.name)
  if (!names.includes(name)) return `There is no scenario “${name}”. There are: ${names.join(', ')}.`
  play(name)
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
  return concerned ? played.scenario : scenarios.normal
}
