import { type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http'
import { request as secureRequest } from 'node:https'

/** Passes a request on to the provider at `base`, both bodies as streams; 502 when it cannot be reached. */
export function passOn(base: URL, req: IncomingMessage, res: ServerResponse) {
  const send = base.protocol === 'https:' ? secureRequest : plainRequest
  const path = base.pathname.replace(/\/$/, '') + (req.url ?? '')
  const outgoing = send(
    {
      hostname: base.hostname,
      port: base.port,
      path,
      method: req.method,
      headers: { ...req.headers, host: base.host },
    },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
      answer.on('error', () => res.destroy())
      // An answer cut short is passed on as one.
      answer.on('aborted', () => res.destroy())
    },
  )
  outgoing.on('error', () => {
    if (res.headersSent) return res.destroy()
    res.writeHead(502, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify({ message: 'The provider cannot be reached.' }))
  })
  res.on('close', () => outgoing.destroy())
  req.pipe(outgoing)
}
