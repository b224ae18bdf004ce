import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { ranged } from './ranges.ts'

type Respond = (request: Request) => Promise<Response | undefined>

/** Answers Node's requests with a fetch-style provider; gives false for what is not the provider's. */
export async function serve(respond: Respond, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  if (!/^\/(api|__mock)([/?]|$)/.test(req.url ?? '')) return false
  const request = createRequest(req, res)
  try {
    // A HEAD is answered like the GET it stands for; the body is left out on the way.
    const asked = request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request
    const response = await respond(asked)
    if (!response || response.type === 'error') res.destroy()
    else await sendResponse(res, await ranged(request, response))
  } catch {
    // The reader has gone, or a scenario cuts the connection in the middle of the answer.
    res.destroy()
  }
  // What an early refusal left unread of a body, or the connection could not be used again.
  req.resume()
  return true
}
