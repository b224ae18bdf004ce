import { CommandError, command } from './command.mjs'

const help = `npm run dev [-- --check] [Vite's options]
The developer's mode, on port 5173, with the built-in provider, or with the one at PROVIDER_URL.

  --check        holds each answer of PROVIDER_URL against the contract while one works: where it differs is printed
                 here and listed at /__mock (the same as CHECK_PROVIDER=1)
  --host         the network reaches it too, not this machine alone
  --port N       another port; the other options are those of vite (npx vite --help)`

// Other options are passed to Vite unchanged.
const words = process.argv.slice(2)
const own = new Set(['--check', '--help', '-h'])
process.argv.splice(2, words.length, ...words.filter((word) => own.has(word)))
await command(help, { check: { type: 'boolean', default: false } }, async ({ check }) => {
  if (check) process.env.CHECK_PROVIDER = '1'
  if (process.env.CHECK_PROVIDER && !process.env.PROVIDER_URL)
    throw new CommandError('--check needs the provider to check: PROVIDER_URL=http://host:port npm run dev -- --check')
  process.argv.splice(2, 9, ...words.filter((word) => !own.has(word)))
  await import('../node_modules/vite/bin/vite.js')
})
