import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { isEnglish } from '../src/lib/site-paths.ts'
import {
  assetHeaders,
  clientPage,
  framePolicy,
  record,
  securityHeaders,
  workerPolicy,
  workerScript,
} from './server-rules.ts'

const isWorkerScript = new RegExp(`^${workerScript}$`)

/** Files of the build that only servers read. */
const forHosts = /^\/(?:_headers$|nginx\/|\.(?!well-known\/))/

/**
 * Serves the build under `vite preview` as a production server does: compressed files, security headers, hashed files cached
 * for a year, pages in any capitalisation, the shell for other addresses, and a 404 for unknown ones.
 */
export function preview(): Plugin {
  return {
    name: 'preview',
    configurePreviewServer(server) {
      const { outDir } = server.config.build
      if (!existsSync(join(outDir, '_headers'))) throw new Error(`There is no build in ${outDir}: npm run build`)
      const files = sirv(outDir, {
        dev: true,
        brotli: true,
        gzip: true,
        etag: true,
        extensions: ['html'],
        setHeaders: (response, path) => {
          // As deploy/nginx.conf does.
          const isAsset = path.startsWith('/assets/')
          const headers = isAsset ? assetHeaders : { 'Content-Security-Policy': framePolicy, ...securityHeaders }
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
          if (isWorkerScript.test(path)) response.setHeader('Content-Security-Policy', workerPolicy)
          response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://site').pathname
        if (/^\/(?:api|__mock)(?:\/|$)/.test(path)) return next()
        // The slug of a record is that of its file.
        const written = path.replace(/(.)\/$/, '$1')
        const page = record.test(path)
          ? written.replace(/^(?:\/en)?\/\w+/i, (list) => list.toLowerCase())
          : written.toLowerCase()
        if (forHosts.test(path)) request.url = '/nothing.here'
        const isDocument = [`${page}.html`, `${page}/index.html`].some((file) =>
          existsSync(join(outDir, decoded(file))),
        )
        if ((!path.includes('.') || record.test(path)) && isDocument) request.url = page
        files(request, response, () => {
          if ((/\.[a-z0-9]+$/i.test(path) && !record.test(path)) || forHosts.test(path)) {
            response.statusCode = 404
            response.end()
            return
          }
          request.url = isEnglish(path) ? '/en/app.html' : '/app.html'
          // sirv sets 200; an unknown address needs its 404.
          if (!clientPage.test(path)) forceStatus(response, 404)
          files(request, response, next)
        })
      })
    },
  }
}

/** Decodes a path; one that cannot be decoded names no file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Sends a response with a status, whatever sirv sets. */
function forceStatus(response: ServerResponse, status: number) {
  const writeHead = response.writeHead
  Object.assign(response, {
    writeHead: (_status: number, headers: never) => Reflect.apply(writeHead, response, [status, headers]),
  })
}
