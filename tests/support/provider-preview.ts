import { resolve } from 'node:path'
import { provider } from '@mocks/plugin'
import { preview } from 'vite'

/** Starts a `vite preview` that serves the provider only. Returns its address without a trailing slash. */
export async function previewProvider() {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    plugins: [provider()],
    // A preview needs a directory to serve, which is not used here.
    build: { outDir: resolve('public') },
    preview: { port: 4380, host: '127.0.0.1' },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  const base = url.replace(/\/$/, '')
  const close = async () => {
    // A reset deletes the uploaded files.
    await fetch(`${base}/__mock/reset`, { method: 'POST' })
    await server.close()
  }
  return { base, close }
}
