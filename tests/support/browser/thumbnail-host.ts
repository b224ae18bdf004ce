import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from './certificate'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360"/></svg>'

/** Starts a stand-in for the host of video thumbnails. */
export async function startThumbnailHost() {
  const pair = await makeCertificate('i.ytimg.com')
  const server = createServer({ key: pair, cert: pair }, (_, answer) =>
    answer.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture),
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
