import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createServerModuleRunner,
  type Plugin,
  type PreviewServer,
  type ProxyOptions,
  runnerImport,
  type ViteDevServer,
} from 'vite'
import type * as builtIn from './provider'
import { isOfProvider, serve } from './serve.ts'

type Provider = typeof builtIn

/** Serves the provider over HTTP under `vite dev` and `vite preview`: the built-in one, or the one at `PROVIDER_URL`. */
export function provider(): Plugin {
  const url = process.env.PROVIDER_URL
  return {
    name: 'provider',
    apply: (_config, { command, isPreview }) => isPreview === true || command === 'serve',
    config: () => {
      const proxy = url ? { '^/api(?:[/?]|$)': proxyTo(url) } : {}
      return { server: { proxy }, preview: { proxy } }
    },
    configureServer: (server) => {
      // Without hot updates it loads again what has changed and what imports that; with them it would load everything, and lose
      // what was written.
      const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
      openProvider(server, () => runner.import<Provider>('/mocks/provider.ts'))
    },
    configurePreviewServer: (server) => {
      let loading: Promise<Provider> | undefined
      openProvider(server, () => (loading ??= loadOnce(server)))
    },
  }
}

/** `load` is called for each request: a build or a test run needs no provider. */
function openProvider(
  { config, httpServer, middlewares }: ViteDevServer | PreviewServer,
  load: () => Promise<Provider>,
) {
  const url = process.env.PROVIDER_URL
  if (!url) middlewares.use(answering(load))
  httpServer?.once('listening', async () =>
    config.logger.info(url ? `  Provider: ${url}` : (await load()).introduction),
  )
}

/** Proxies to another provider; 502 when it cannot be reached. */
function proxyTo(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('error', (_error, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) return
        response.writeHead(502, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify({ message: 'The provider cannot be reached.' }))
      })
    },
  }
}

function answering(load: () => Promise<Provider>) {
  return async (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => {
    const { url = '' } = req
    try {
      const isScenario = url.includes('scenario=') && req.headers.accept?.startsWith('text/html')
      if (!isScenario && !isOfProvider(url)) return next()
      const { openDocument, respond } = await load()
      const message = isScenario ? openDocument(url) : undefined
      if (message !== undefined) res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message)
      else if (!(await serve(respond, req, res))) next()
    } catch (error) {
      // A module of the provider that a developer is writing does not load.
      next(error)
    }
  }
}

async function loadOnce({ config: { root } }: PreviewServer): Promise<Provider> {
  const options = { configFile: false, root, resolve: { tsconfigPaths: true } } as const
  return (await runnerImport<Provider>('./mocks/provider.ts', options)).module
}
