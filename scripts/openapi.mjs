import { writeFile } from 'node:fs/promises'
import { command, load } from './command.mjs'

const help = `npm run openapi -- [--out openapi.json]
Writes the contract as an OpenAPI 3.1 description, for the makers of a provider.

  --out FILE   where to (openapi.json)`

await command(help, { out: { type: 'string', default: 'openapi.json' } }, async ({ out }) => {
  const { describe } = await load('./scripts/openapi-description.ts')
  await writeFile(out, `${JSON.stringify(describe(), null, 2)}\n`)
  console.log(out)
})
