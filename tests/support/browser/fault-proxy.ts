import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How an address goes wrong: not there, a captive portal's page, no answer at all, or a connection that breaks off. */
export const faults = ['404', 'html', 'never', 'reset'] as const
export type Fault = (typeof faults)[number] | ((answer: ServerResponse) => void)

/** A server before the site that spoils the answers of chosen addresses, whoever asks: the page or its worker. */
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
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on the addresses that match are spoilt; without a pattern everything is well again. */
    spoil(pattern?: RegExp, fault: Fault = '404') {
      spoilt = pattern && { pattern, fault }
      for (const answer of waiting) answer.destroy()
      waiting.clear()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
