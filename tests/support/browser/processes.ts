import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Served {
  url: string
  /** Kills the process, as when a machine is switched off. */
  kill: () => Promise<void>
  /** Suspends the process without closing connections, as a dead network does. */
  freeze: () => void
  thaw: () => void
}

/** Starts the built-in provider as a process, with the data of a JSON file. */
export async function startProvider({ data, port }: { data?: string; port?: number } = {}): Promise<Served> {
  const given = data === undefined ? [] : ['--data', data]
  return start((free) => ['scripts/provider.mjs', '--port', String(free), ...given], '/api/missions', {}, port)
}

/** Serves the built site (`dist` or another build) in a process, with the built-in or a given provider. */
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

/** A process that answers at an address. */
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

/** Polls until the process answers with success or the given status. */
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
