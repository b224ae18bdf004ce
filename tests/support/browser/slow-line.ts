import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy to the site that can be slow or dead, and counts requests. */
export async function startLine(site: string) {
  let delay = 0
  let dead = false
  let counting = { pattern: /^$/, left: 0, done: () => undefined as void }
  const server = createServer((asked, answer) => {
    if (dead) return answer.destroy()
    if (counting.pattern.test(asked.url ?? '') && --counting.left === 0) counting.done()
    setTimeout(() => {
      const passed = request(site + (asked.url ?? '/'), { method: asked.method, headers: asked.headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      asked.pipe(passed)
    }, delay)
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The delay of each answer, in milliseconds; `dead` breaks every connection. */
    set(state: number | 'dead') {
      dead = state === 'dead'
      delay = state === 'dead' ? 0 : state
      if (dead) server.closeAllConnections()
    },
    /** Resolves once so many addresses that match have been asked for. */
    asked: (left: number, pattern: RegExp) =>
      new Promise<void>((resolve) => {
        counting = { pattern, left, done: resolve }
      }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
