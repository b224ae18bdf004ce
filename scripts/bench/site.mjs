import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'

const vite = 'node_modules/vite/bin/vite.js'

/** Serves `dist` or another folder by `vite preview`, with a given or the built-in provider. */
export function serveBuild(port, { provider, folder = 'dist' } = {}) {
  return start(
    [vite, 'preview', '--config', 'vite.preview.config.ts', '--port', String(port), '--strictPort', '--outDir', folder],
    `http://localhost:${port}`,
    '/favicon.svg',
    provider && { PROVIDER_URL: provider },
  )
}

/** Serves the build of another project's folder. */
export const serveProject = (port, folder) =>
  start([vite, 'preview', folder, '--port', String(port), '--strictPort'], `http://localhost:${port}`, '/')

/** Starts the built-in provider as a process, with the data of a JSON file or its own. */
export function serveData(port, file) {
  return start(
    ['scripts/provider.mjs', '--port', String(port), ...(file ? ['--data', file] : [])],
    `http://localhost:${port}`,
    '/api/missions',
  )
}

async function start(args, url, probe, env = {}) {
  const server = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  for (let left = 300; left > 0; left -= 1) {
    if (server.exitCode !== null) throw new Error(`${url} did not start; is its port taken?`)
    const answer = await fetch(url + probe).catch(() => undefined)
    if (answer?.ok) return { url, stop: () => server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error(`${url} does not answer`)
}

/** Returns every prerendered path. */
export const allRoutes = () =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== 'app.html' && file !== 'reparer.html')
    .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
