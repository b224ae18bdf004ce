import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Serves `dist` by `vite preview` on a port, with the built-in provider behind it. */
export async function serveBuild(port) {
  const vite = 'node_modules/vite/bin/vite.js'
  const server = spawn(
    process.execPath,
    [vite, 'preview', '--config', 'vite.preview.config.ts', '--port', String(port), '--strictPort'],
    { stdio: 'ignore' },
  )
  const url = `http://localhost:${port}`
  for (let left = 300; left > 0; left -= 1) {
    if (server.exitCode !== null) throw new Error(`The preview server did not start; is port ${port} taken?`)
    const answer = await fetch(`${url}/favicon.svg`).catch(() => undefined)
    if (answer?.ok) return { url, stop: () => server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error(`${url} does not answer`)
}

/** Every public address that the build made a page for. */
export const allRoutes = () => Object.keys(JSON.parse(readFileSync('dist/documents-fr.json', 'utf8')).pages)
