import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from './certificate'

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`

/** The id of a video that was removed, the last but one of the built-in provider: the host answers with a small picture. */
export const removedVideo = 'K18cpp_-gP8'

/** Starts a stand-in for the host of video thumbnails. */
export async function startThumbnailHost() {
  const pair = await makeCertificate('i.ytimg.com')
  const server = createServer({ key: pair, cert: pair }, ({ url }, answer) => {
    const isRemoved = url?.includes(removedVideo)
    answer.writeHead(isRemoved ? 404 : 200, { 'Content-Type': 'image/svg+xml' })
    answer.end(isRemoved ? picture(120, 90) : picture(480, 360))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
