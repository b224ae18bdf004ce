import { Generator, getConfig } from '@tanstack/router-generator'

// Writes src/routeTree.gen.ts from src/routes, as the Vite plugin does while it runs.
const root = process.cwd()
await new Generator({
  config: getConfig({ target: 'react', quoteStyle: 'single', semicolons: false, disableLogging: true }, root),
  root,
}).run()
