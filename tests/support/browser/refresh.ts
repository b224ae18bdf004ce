import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs the built refresh program, which the operator's timer runs, on a site. */
export async function refresh(site: string, provider: string, ...more: string[]) {
  const words = ['.refresh/refresh.mjs', '--provider', provider, '--site', site, ...more]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = await once(child, 'close')
  return { code, output }
}
