import { command } from './command.mjs'

const help = `npm run dev [-- Vite's options]
The developer's mode, on port 5173, with the built-in provider, or with the one at PROVIDER_URL.

  --host         listens on the network too, not on this machine only
  --port N       another port; the other options are those of vite (npx vite --help)`

// Every other option is Vite's.
const words = process.argv.slice(2)
const isHelp = words.some((word) => word === '--help' || word === '-h')
process.argv.splice(2, words.length, ...(isHelp ? ['--help'] : []))
await command(help, {}, async () => {
  if (isHelp) return
  process.argv.splice(2, 0, ...words)
  await import('../node_modules/vite/bin/vite.js')
})
