import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * Waits until no other refresh has the same state, and holds it until this process ends. The socket has no file (Linux's
 * abstract names), so that none is left after a power cut. Other systems have no lock: the site's servers run Linux.
 */
export async function lock(state: string): Promise<void> {
  if (process.platform !== 'linux') return
  const name = `\0cdec-refresh-${createHash('sha256').update(state).digest('hex')}`
  for (let waits = 0; !(await listens(name)); waits++) {
    if (waits === 0) console.log('Another refresh is running: waiting for its end.')
    // The connection ends with the other process.
    const other = connect(name).on('error', () => undefined)
    await once(other, 'close')
  }
}

/** Resolves to false where another process has the name. */
function listens(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer((waiting) => void waiting.on('error', () => undefined).unref())
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(name, () => {
      server.unref()
      resolve(true)
    })
  })
}
