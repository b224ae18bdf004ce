import { answer } from '../answers'
import { requests } from '../journal'
import { allScenarios, isScenario, play, playing } from '../scenarios/play'
import { accounts } from '../seeds/users'
import { page } from './page'

/**
 * The control of the provider: `GET /__mock` the page, `GET /__mock/state`, `GET /__mock/requests`,
 * `POST /__mock/scenario {name, only?}`, `POST /__mock/reset`.
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
  return answer({ message: 'There is no such control.' }, 'bare', 404)
}

function switchTo(body: unknown) {
  const wanted: { name?: unknown; only?: unknown } = typeof body === 'object' && body !== null ? body : {}
  if (!isScenario(wanted.name)) {
    const names = allScenarios().map(({ name }) => name)
    return answer({ message: 'Unknown scenario.', names }, 'bare', 422)
  }
  play(wanted.name, { only: typeof wanted.only === 'string' ? wanted.only : '' })
  return answer(state())
}

function state() {
  return { playing: playing(), scenarios: allScenarios(), accounts }
}
