import { createServer } from 'node:https'
import { makeCertificate } from './certificate'
import { listen } from './processes'

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`

/** The id of a video that was removed, the last but one of the built-in provider: the host answers with a small picture. */
export const removedVideo = 'K18cpp_-gP8'

/** Starts a stand-in for the host of video thumbnails. */
export async function startThumbnailHost() {
  const pair = await makeCertificate('i.ytimg.com')
  const host = createServer({ key: pair, cert: pair }, ({ url }, answer) => {
    const isRemoved = url?.includes(removedVideo)
    answer.writeHead(isRemoved ? 404 : 200, { 'Content-Type': 'image/svg+xml' })
    answer.end(isRemoved ? picture(120, 90) : picture(480, 360))
  })
  return listen(host)
}
