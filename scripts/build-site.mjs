import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError, load } from './command.mjs'

/**
 * Builds the site into dist, with the rows of `provider` or, without one, of the built-in provider. `logLevel` is Vite's.
 * @throws CommandError where the build fails, which has printed why.
 */
export async function buildSite({ provider, logLevel = 'info', env = {} }) {
  const builtIn = provider === undefined ? await startBuiltIn() : undefined
  try {
    const PROVIDER_URL = provider ?? builtIn.url
    await runToEnd(['node_modules/vite/bin/vite.js', 'build', '--logLevel', logLevel], { ...env, PROVIDER_URL })
    await runToEnd(['scripts/sbom.mjs'])
  } finally {
    await builtIn?.stop()
  }
}

async function startBuiltIn() {
  const { start } = await load('./mocks/standalone.ts')
  return start({ port: 0 })
}

// Not spawnSync: the built-in provider of this process answers meanwhile.
async function runToEnd(words, env = {}) {
  const child = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new CommandError('The site could not be built.')
}
