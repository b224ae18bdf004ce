import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Copies the site and refreshes it with the rows of another provider, as a server does. Returns the folder. */
export async function siteOf(provider: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-site-'))
  cpSync('dist', folder, { recursive: true })
  const { code, output } = await refresh(folder, provider, '--strict')
  if (code !== 0) throw new Error(output)
  return folder
}

/** Runs the built refresh program on a site. */
export async function refresh(
  site: string,
  provider: string,
  ...more: string[]
): Promise<{ code: number | null; output: string }> {
  const words = ['.refresh/refresh.mjs', '--provider', provider, '--site', site, ...more]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = await once(child, 'close')
  return { code, output }
}
