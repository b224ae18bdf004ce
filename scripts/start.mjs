import { cpSync, rmSync } from 'node:fs'
import { command, portOf } from './command.mjs'
import { installWhatIsMissing, run } from './install.mjs'

const help = `npm start [-- --port 4173] [--host]
Installs what is missing, builds the site and serves it with its service worker, with the built-in provider or the one at
PROVIDER_URL. Only this machine reaches it; with --host the network does.`

await command(help, { port: { type: 'string', default: '4173' }, host: { type: 'boolean' } }, ({ port, host }) => {
  const words = ['--port', String(portOf(port)), ...(host ? ['--host'] : [])]
  installWhatIsMissing()
  console.log('Building the site …')
  run(process.execPath, ['scripts/build.mjs', '--quick'], { isQuiet: true })
  // Tests and builds write dist meanwhile.
  rmSync('.site', { recursive: true, force: true })
  cpSync('dist', '.site', { recursive: true })
  const preview = ['preview', '--config', 'vite.preview.config.ts', '--outDir', '.site']
  run(process.execPath, ['node_modules/vite/bin/vite.js', ...preview, ...words])
})
