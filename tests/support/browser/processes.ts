import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Served {
  url: string
  /** Kills the process, as when a machine is switched off. */
  kill: () => Promise<void>
  /** Suspends the process without closing connections, as a dead network does. */
  freeze: () => void
  thaw: () => void
}

/** Runs the built-in provider (`program`: global-setup.ts) in a process, with the data of a JSON file. The caller has to kill it. */
export function runProvider(program: string, { data, port }: { data?: string; port?: number } = {}): Promise<Served> {
  const start = (at: number) =>
    `import(${JSON.stringify(program)}).then(({ start }) => start(${JSON.stringify({ data, port: at })}))`
  return run((at) => ['--eval', start(at)], '/api/missions', {}, port)
}

/** Serves a build in a process, with the built-in or a given provider. The caller has to kill it. */
export function runSite({
  provider,
  outDir = 'dist',
  port,
}: {
  provider?: string
  outDir?: string
  port?: number
} = {}): Promise<Served> {
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--config', 'vite.preview.config.ts', '--strictPort']
  const env = provider === undefined ? {} : { PROVIDER_URL: provider }
  return run((at) => [...args, '--outDir', outDir, '--port', String(at)], '/favicon.svg', env, port)
}

async function run(
  argsFor: (port: number) => string[],
  probe: string,
  env: Record<string, string>,
  wanted?: number,
): Promise<Served> {
  const port = wanted ?? (await freePort())
  const child = spawn(process.execPath, argsFor(port), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = `http://localhost:${port}`
  await answers(url + probe, child)
  return served(url, child)
}

/** Describes a process that serves an address. */
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

/** Polls until the process answers with success. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  const output: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const end = Date.now() + 45_000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output.join('')}`)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`${url} does not answer: ${output.join('')}`)
}

/** Starts a server of this process. Returns its port, and what stops it. */
export async function listen(server: Pick<Server, 'listen' | 'address' | 'closeAllConnections' | 'close'>) {
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer())
  await close()
  return port
}
