import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Served {
  url: string
  /** Ends the process at once, as a machine that is switched off. */
  kill: () => Promise<void>
  /** Stops answering without closing anything, as a network that is there but dead. */
  freeze: () => void
  thaw: () => void
}

/** The built-in provider as a process of its own, answering the data of a JSON file. */
export async function startProvider({ data, port }: { data?: string; port?: number } = {}): Promise<Served> {
  const given = data === undefined ? [] : ['--data', data]
  return start((free) => ['scripts/provider.mjs', '--port', String(free), ...given], '/api/missions', {}, port)
}

/** The built site (`dist`, or another build) as a process of its own; its provider is the built-in one, or the given one. */
export async function startSite({
  provider,
  outDir = 'dist',
  port,
}: {
  provider?: string
  outDir?: string
  port?: number
} = {}): Promise<Served> {
  const vite = 'node_modules/vite/bin/vite.js'
  return start(
    (free) => [
      vite,
      'preview',
      '--config',
      'vite.preview.config.ts',
      '--port',
      String(free),
      '--strictPort',
      '--outDir',
      outDir,
    ],
    '/favicon.svg',
    provider === undefined ? {} : { PROVIDER_URL: provider },
    port,
  )
}

async function start(
  args: (port: number) => string[],
  probe: string,
  env: Record<string, string>,
  wanted?: number,
): Promise<Served> {
  const port = wanted ?? (await freePort())
  const child = spawn(process.execPath, args(port), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = `http://localhost:${port}`
  await answers(url + probe, child)
  return served(url, child)
}

/** A process that answers at an address, and how it is taken away. */
export function served(url: string, child: ChildProcess): Served {
  return {
    url,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}

/** Asks until it answers, with a status of success or the given one: a process says by answering that it is ready. */
export async function answers(url: string, child: ChildProcess, status?: number): Promise<void> {
  const said: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const end = Date.now() + 45_000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said.join('')}`)
    try {
      const answer = await fetch(url)
      if (answer.ok || answer.status === status) return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`${url} does not answer: ${said.join('')}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
