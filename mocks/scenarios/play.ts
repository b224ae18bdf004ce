import { type Scenario, type ScenarioName, scenarioNames, scenarios } from './list'
import { type Recording, readRecording, recordingNames, replay } from './recorded'

interface Played {
  name: string
  /** The scenario applies to paths with this prefix; '' for every call. */
  only: string
}

let played: Played & { scenario: Scenario } = { name: 'normal', only: '', scenario: scenarios.normal }

/**
 * Switches the scenario, for every call or for the paths with the prefix `only`. A recording restarts. Throws for an unknown
 * name.
 */
export function play(name: string, { only = '' }: { only?: string } = {}) {
  played = { name, only, scenario: isBuiltIn(name) ? scenarios[name] : replay(readRecording(name)) }
}

/** Plays a given recording, by default without its delays. */
export function playRecording(recording: Recording, { delays = false }: { delays?: boolean } = {}) {
  played = { name: recording.about, only: '', scenario: replay(recording, { delays }) }
}

export const playing = (): Readonly<Played> => ({ name: played.name, only: played.only })

/** Returns every scenario with its description: the built-in ones, then the recordings. */
export const allScenarios = (): { name: string; about: string }[] => [
  ...scenarioNames.map((name) => ({ name, about: scenarios[name].about })),
  ...recordingNames().map((name) => ({ name, about: readRecording(name).about })),
]

export const isScenario = (name: unknown): name is string =>
  typeof name === 'string' && (isBuiltIn(name) || recordingNames().includes(name))

const isBuiltIn = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

/**
 * Plays the scenario in a page's address (`?scenario=`). A document restarts it (`restart`); the calls of a page, which the
 * service worker may have opened, only switch to it. Returns an error message for an unknown one.
 */
export function playFromAddress(address: string, { restart }: { restart: boolean }): string | undefined {
  const name = URL.canParse(address, 'http://site') && new URL(address, 'http://site').searchParams.get('scenario')
  if (!name || (!restart && name === played.name)) return undefined
  const names = allScenarios().map((one) => one.name)
  if (!names.includes(name)) return `There is no scenario “${name}”. There are: ${names.join(', ')}.`
  play(name)
}

/** Returns the scenario's answer instead of the call's; undefined for none. */
export async function before(request: Request): Promise<Response | undefined> {
  return scenarioOf(request).before?.(request)
}

/** Returns the call's answer as the scenario changes it. */
export async function after(request: Request, response: Response): Promise<Response> {
  return scenarioOf(request).after?.(response) ?? response
}

function scenarioOf(request: Request) {
  const path = new URL(request.url).pathname
  // Scenarios do not change files.
  const concerned = path.startsWith(played.only) && !/^\/api\/(files|images_slides)\//.test(path)
  return concerned ? played.scenario : scenarios.normal
}
