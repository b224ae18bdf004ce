import { answer } from '../answers'
import { requests } from '../journal'
import { tableNames } from '../model'
import { allScenarios, currentScenario, isScenario, play } from '../scenarios/play'
import { addData, parseData } from '../seeds/seed-provider'
import { accounts } from '../seeds/users'
import { page } from './page'

/**
 * The control of the provider: `GET /__mock` the page, `GET /__mock/state`, `GET /__mock/requests`,
 * `POST /__mock/scenario {name, only?}`, `POST /__mock/data {table: [record]}`, `POST /__mock/reset`.
 */
export async function controlAnswer(request: Request, reset: () => void): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname.replace(/\/$/, '')}`
  if (call === 'GET /__mock') return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  if (call === 'GET /__mock/state') return answer(state())
  if (call === 'GET /__mock/requests') return answer(requests())
  if (call === 'POST /__mock/reset') {
    reset()
    return answer(state())
  }
  if (call === 'POST /__mock/scenario') return switchTo(await request.json().catch(() => null))
  if (call === 'POST /__mock/data') return add(await request.text())
  return answer({ message: 'There is no such control.' }, 'bare', 404)
}

function switchTo(body: unknown) {
  const choice: { name?: unknown; only?: unknown } = Object(body)
  if (!isScenario(choice.name)) {
    const names = allScenarios().map(({ name }) => name)
    return answer({ message: 'Unknown scenario.', names }, 'bare', 422)
  }
  play(choice.name, { only: typeof choice.only === 'string' ? choice.only : '' })
  return answer(state())
}

function add(json: string) {
  try {
    addData(parseData(json))
    return answer(state())
  } catch (error) {
    return answer({ message: String(error instanceof Error ? error.message : error) }, 'bare', 422)
  }
}

function state() {
  const tables = tableNames.filter((name) => name !== 'sessions')
  return { playing: currentScenario(), scenarios: allScenarios(), accounts, tables }
}
