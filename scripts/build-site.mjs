import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError, load } from './command.mjs'

/**
 * Builds the client and the program that renders the documents: what a release consists of. `logLevel` is Vite's.
 * @throws CommandError where the build fails, which has printed why.
 */
export async function buildClient({ logLevel = 'info', env = {} } = {}) {
  await runToEnd(['node_modules/vite/bin/vite.js', 'build', '--logLevel', logLevel], env)
}

/**
 * Renders the documents of the site in dist with the rows of `provider` or, without one, of the built-in provider.
 * A list that cannot be read is named.
 * @throws CommandError where none can be, or a document cannot be rendered.
 */
export async function refreshSite(provider) {
  const builtIn = provider === undefined ? await startBuiltIn() : undefined
  try {
    await runToEnd(['.refresh/refresh.mjs', '--provider', provider ?? builtIn.url, '--site', 'dist'])
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
