import { http } from 'msw'
import { setupServer } from 'msw/node'
import { answer } from './handlers/all'

export { openSession } from './access'
export { requests } from './journal'
export { reset } from './provider'
export { play } from './scenarios/play'
export { accounts } from './seeds/users'

/**
 * The provider in a test's process: `server.listen()`, `play('failing')` for a scenario, `reset()` after each test. An unknown
 * call fails the test.
 */
export const server = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const { method, url, headers } = request
    // As over HTTP (mocks/serve.ts): a HEAD is answered like a GET.
    const answered = await answer(method === 'HEAD' ? new Request(url, { headers }) : request)
    if (answered === undefined) throw new Error(`The provider has no call ${method} ${url}`)
    return answered
  }),
)
