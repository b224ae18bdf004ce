import { connect, createServer } from 'node:net'

/**
 * Forwards a port to another one and counts the bytes that come back, at `rate` bytes per second for all connections, with half
 * of `roundTrip` milliseconds of delay each way.
 */
export async function startLine(port, to, { rate = Infinity, roundTrip = 0 } = {}) {
  let bytes = 0
  let last = 0
  let free = 0
  const server = createServer((client) => {
    const upstream = connect(to, 'localhost')
    const [send, receive] = [inOrder(upstream), inOrder(client)]
    client.on('data', (chunk) => send(chunk, performance.now() + roundTrip / 2))
    upstream.on('data', (chunk) => {
      bytes += chunk.length
      last = performance.now()
      free = Math.max(free, last) + (chunk.length / rate) * 1000
      receive(chunk, free + roundTrip / 2)
    })
    // The browser has to learn that the server closed an idle connection.
    upstream.on('end', () => receive(undefined, performance.now()))
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
    client.on('close', () => upstream.destroy())
  })
  await new Promise((done) => server.listen(port, done))
  return {
    bytes: () => bytes,
    /** Resolves once nothing has come for two seconds: the worker has fetched its files. */
    async quiet() {
      do await new Promise((done) => setTimeout(done, 500))
      while (performance.now() - last < 2000)
    },
    stop: () => server.close(),
  }
}

/** Writes each chunk to a socket at its time, in order; without a chunk the socket is closed. */
function inOrder(socket) {
  let last = Promise.resolve()
  const write = async (before, chunk, moment) => {
    await before
    const wait = moment - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    if (chunk) socket.write(chunk)
    else socket.end()
  }
  return (chunk, moment) => {
    last = write(last, chunk, moment)
  }
}
