// Writes the contract as an OpenAPI description: npm run openapi -- [--out openapi.json]
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'openapi.json' } } })
const { module } = await runnerImport('./scripts/openapi-description.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})
await writeFile(values.out, `${JSON.stringify(module.describe(), null, 2)}\n`)
process.stdout.write(`${values.out}\n`)
