import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { runnerImport } from 'vite'
import { serve } from './door.ts'
import type * as builtIn from './provider'
import { passOn } from './proxy.ts'

type Provider = typeof builtIn

/**
 * The provider's HTTP door, for `vite dev` and `vite preview` only: the built-in provider, or the one at
 * `PROVIDER_URL` when that is set.
 */
export function provider(): Plugin {
  return {
    name: 'provider',
    apply: (_config, { command, isPreview }) => isPreview === true || command === 'serve',
    configureServer: open,
    configurePreviewServer: open,
  }
}

function open(server: ViteDevServer | PreviewServer) {
  const url = process.env.PROVIDER_URL
  server.middlewares.use(url ? passing(new URL(url)) : built(load(server.config.root)))
}

type Next = () => void

function passing(base: URL) {
  return (req: IncomingMessage, res: ServerResponse, next: Next) => {
    if (/^\/api([/?]|$)/.test(req.url ?? '')) passOn(base, req, res)
    else next()
  }
}

function built(loading: Promise<Provider>) {
  return async (req: IncomingMessage, res: ServerResponse, next: Next) => {
    const { respond } = await loading
    if (!(await serve(respond, req, res))) next()
  }
}

// Loaded when a server starts and not with the configuration: a build never reads it, and the alias of src works.
async function load(root: string): Promise<Provider> {
  const options = { configFile: false, root, resolve: { tsconfigPaths: true } } as const
  return (await runnerImport<Provider>('./mocks/provider.ts', options)).module
}
