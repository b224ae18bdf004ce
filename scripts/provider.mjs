// The built-in provider by itself: npm run provider -- [--port N] [--data file.json]
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4300' }, data: { type: 'string' } } })
const { module } = await runnerImport('./mocks/standalone.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})
const { url } = await module.start({ port: Number(values.port), data: values.data })
process.stdout.write(`The built-in provider answers at ${url}/api, its control page is ${url}/__mock\n`)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
