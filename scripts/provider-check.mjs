// Compares a provider with the contract: npm run provider:check -- http://host:port [--token T]
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const shown = 5
const { values, positionals } = parseArgs({ allowPositionals: true, options: { token: { type: 'string' } } })
const [base] = positionals
if (base === undefined || !URL.canParse(base)) {
  process.stderr.write('npm run provider:check -- http://host:port [--token T]\n')
  process.exit(2)
}
const { module } = await runnerImport('./scripts/provider-check-calls.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})
const calls = await module.checkProvider({ base: base.replace(/\/$/, ''), token: values.token })
for (const { call, outcome, note, differences } of calls) {
  process.stdout.write(`${outcome.padEnd(8)}  ${call}${note ? ` (${note})` : ''}\n`)
  for (const { path, expected, received } of differences.slice(0, shown)) {
    process.stdout.write(`            ${path}: expected ${expected}, received ${received}\n`)
  }
  if (differences.length > shown) process.stdout.write(`            and ${differences.length - shown} more\n`)
}
const differing = calls.filter(({ outcome }) => outcome === 'differs').length
process.stdout.write(differing === 0 ? 'Everything read fits the contract.\n' : `${differing} calls differ.\n`)
process.exitCode = differing === 0 ? 0 : 1
