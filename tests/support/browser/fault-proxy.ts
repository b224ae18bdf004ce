import { createServer, request, type ServerResponse } from 'node:http'
import { listen } from './processes'
import { stopAtEnd } from './stop-at-end'

/** The faults of an address: missing, a captive portal's page, no answer, or a broken connection. */
export const faults = ['404', 'html', 'never', 'reset'] as const
export type Fault = (typeof faults)[number] | ((answer: ServerResponse) => void)

/** Starts a proxy in front of the site, which can inject faults, for the page and its worker. */
export async function startFaultProxy(site: string) {
  let spoilt: { pattern: RegExp; fault: Fault } | undefined
  const waiting = new Set<ServerResponse>()
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (spoilt?.pattern.test(path)) return spoil(answer, spoilt.fault)
    const passed = request(site + path, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const spoil = (answer: ServerResponse, fault: Fault) => {
    if (typeof fault === 'function') fault(answer)
    if (fault === '404') answer.writeHead(404).end()
    if (fault === 'html') answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Portail</h1>')
    if (fault === 'reset') answer.destroy()
    if (fault === 'never') waiting.add(answer)
  }
  const { port, close } = await listen(server)
  stopAtEnd(close)
  return {
    url: `http://localhost:${port}`,
    /** Injects faults into the matching addresses; without a pattern it stops. */
    spoil(pattern?: RegExp, fault: Fault = '404') {
      spoilt = pattern && { pattern, fault }
      for (const answer of waiting) answer.destroy()
      waiting.clear()
    },
  }
}
