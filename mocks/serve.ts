import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'

type Respond = (request: Request) => Promise<Response | undefined>

/** Returns whether the provider answers a path. */
export const isOfProvider = (url: string) => /^\/(api|__mock)([/?]|$)/.test(url)

/** Answers a Node request with the provider; resolves to false for other paths. */
export async function serve(respond: Respond, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  if (!isOfProvider(req.url ?? '')) return false
  const request = createRequest(req, res)
  try {
    // A HEAD is answered like a GET; Node does not send the body.
    const asked = request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request
    const response = await respond(asked)
    if (!response || response.type === 'error') res.destroy()
    else await sendResponse(res, response)
  } catch {
    // The client has disconnected, or a scenario cuts the connection during the answer.
    res.destroy()
  }
  // An unread rest of the body would block the connection.
  req.resume()
  return true
}
