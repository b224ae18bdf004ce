import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { reset, respond } from './provider'
import { parseData } from './seeds/seed-provider'
import { serve } from './serve'

interface Options {
  /** 0 takes any free port. */
  port: number
  /** A JSON file of data to answer instead of the seeds. */
  data?: string | undefined
}

/** Serves the provider alone over HTTP. Returns its address and a function that stops it. */
export async function start({ port, data }: Options) {
  if (data !== undefined) reset(parseData(await readFile(data, 'utf8')))
  const server = createServer(async (req, res) => {
    if (!(await serve(respond, req, res))) res.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // On this machine only, as npm start does.
    server.listen(port, 'localhost', resolve)
  })
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://localhost:${listening}`, stop }
}
