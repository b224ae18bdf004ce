import { Generator, getConfig } from '@tanstack/router-generator'
import { command } from './command.mjs'

const help = `npm run routes
Writes src/routeTree.gen.ts from src/routes, as the Vite plugin does while it runs.`

await command(help, {}, async () => {
  const root = process.cwd()
  const config = getConfig({ target: 'react', quoteStyle: 'single', semicolons: false, disableLogging: true }, root)
  await new Generator({ config, root }).run()
})
