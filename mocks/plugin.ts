import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite'
import { runnerImport } from 'vite'
import { AnswerCheck } from './check.ts'
import type * as builtIn from './provider'
import { serve } from './serve.ts'

type Provider = typeof builtIn

/**
 * Serves the provider over HTTP under `vite dev` and `vite preview`: the built-in one, or the one at `PROVIDER_URL`, whose
 * answers are compared with the contract when `CHECK_PROVIDER` is set.
 */
export function provider(): Plugin {
  const url = process.env.PROVIDER_URL
  const check = url && process.env.CHECK_PROVIDER ? new AnswerCheck(url, console.warn) : undefined
  const open = (server: ViteDevServer | PreviewServer) => openProvider(server, check)
  return {
    name: 'provider',
    apply: (_config, { command, isPreview }) => isPreview === true || command === 'serve',
    config: () => {
      const proxy = url ? { '^/api(?:[/?]|$)': proxyTo(url, check) } : {}
      return { server: { proxy }, preview: { proxy } }
    },
    configureServer: open,
    configurePreviewServer: open,
  }
}

function openProvider({ config, httpServer, middlewares }: ViteDevServer | PreviewServer, check?: AnswerCheck) {
  const url = process.env.PROVIDER_URL
  const say = (words: string) => config.logger.info(words)
  if (url) {
    const checked = check ? ', where its answers differ from the contract at /__mock' : ''
    httpServer?.once('listening', () => say(`  Provider: ${url}${checked}`))
    middlewares.use((req, res, next) => {
      const answer = check?.control(req.url ?? '')
      if (answer) res.writeHead(200, { 'Content-Type': answer.type }).end(answer.body)
      else next()
    })
    return
  }
  // Loaded by the server only: a build or a test run does not need it, and the alias of src works.
  let loading: Promise<Provider> | undefined
  const builtIn = () => (loading ??= load(config.root))
  middlewares.use(built(builtIn))
  httpServer?.once('listening', async () => say((await builtIn()).introduction))
}

type Next = () => void

/** Proxies to another provider; 502 when it cannot be reached. */
function proxyTo(target: string, check?: AnswerCheck): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      if (check) proxy.on('proxyRes', (answer, request) => void check.read(request, answer))
      proxy.on('error', (_error, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) return
        response.writeHead(502, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify({ message: 'The provider cannot be reached.' }))
      })
    },
  }
}

function built(builtIn: () => Promise<Provider>) {
  return async (req: IncomingMessage, res: ServerResponse, next: Next) => {
    const { url = '' } = req
    const names = url.includes('scenario=') && req.headers.accept?.startsWith('text/html')
    const wrong = names ? (await builtIn()).openDocument(url) : undefined
    if (wrong !== undefined) res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(wrong)
    else if (!(await serve(async (request) => (await builtIn()).respond(request), req, res))) next()
  }
}

async function load(root: string): Promise<Provider> {
  const options = { configFile: false, root, resolve: { tsconfigPaths: true } } as const
  return (await runnerImport<Provider>('./mocks/provider.ts', options)).module
}
