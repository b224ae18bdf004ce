import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installFromDebian } from '../../../scripts/debian.mjs'
import { makeCertificate } from './certificate'
import { answers, freePort, served } from './processes'
import { stopAtEnd } from './stop-at-end'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Returns whether nginx is installed. With `CI` set Debian's package is installed first; where it cannot be had, that fails. */
export function haveNginx(): boolean {
  const isCi = Boolean(process.env['CI'])
  if (!isInstalled() && isCi) installFromDebian(['nginx-light', 'libnginx-mod-http-brotli-static'])
  if (!isInstalled() && isCi) throw new Error('The tests of nginx need it, and Debian’s cannot be installed here.')
  return isInstalled()
}

const isInstalled = () => spawnSync('nginx', ['-v']).status === 0

export interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  /** The name in the handshake; without it the request is sent without TLS. */
  servername?: string
  /** Whether it is sent to the port that redirects to HTTPS. */
  redirecting?: boolean
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Starts nginx with deploy/nginx.conf, or the `config` of a release, until the end of the test; a hook has to kill it. The site
 * is served without TLS too, also as localhost. With `quick`, copies expire and reads of the provider time out after a second.
 */
export async function startNginx({
  provider,
  outDir = 'dist',
  config = 'deploy/nginx.conf',
  quick = false,
}: {
  provider: string
  outDir?: string
  config?: string
  quick?: boolean
}) {
  const prefix = mkdtempSync(join(tmpdir(), 'cdec-nginx-'))
  const [port, tlsPort, redirectingPort] = [await freePort(), await freePort(), await freePort()]
  const certificate = join(prefix, 'certificate.pem')
  // nginx would split a path with a space.
  symlinkSync(resolve(outDir), join(prefix, 'dist'))
  writeFileSync(certificate, await makeCertificate('cdec.cm'))
  const site = readFileSync(config, 'utf8')
    .replaceAll('/srv/cdec/current/dist', join(prefix, 'dist'))
    .replace('/var/cache/cdec levels', `${join(prefix, 'copies')} levels`)
    .replaceAll(/(?<=proxy_cache_valid .*)60s/g, quick ? '1s' : '60s')
    .replace('proxy_read_timeout 5s', quick ? 'proxy_read_timeout 1s' : 'proxy_read_timeout 5s')
    .replace('server 127.0.0.1:8000', `server ${new URL(provider).host}`)
    .replaceAll(/listen 443 ssl http2(.*);/g, `listen 127.0.0.1:${tlsPort} ssl http2$1; listen 127.0.0.1:${port}$1;`)
    .replaceAll('listen 80', `listen 127.0.0.1:${redirectingPort}`)
    .replace('server_name cdec.cm;', 'server_name cdec.cm localhost;')
    .replaceAll(/\/etc\/letsencrypt\/live\/.*\.pem/g, certificate)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace(/^ *brotli_static.*$/m, (line) => (existsSync(brotli) ? line : ''))
  writeFileSync(join(prefix, 'nginx.conf'), mainConfig(prefix, site))
  const child = spawn('nginx', ['-p', prefix, '-c', join(prefix, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = `http://localhost:${port}`
  /** Sends a request as it is written. Resolves to the answer, or to undefined where the connection ends without one. */
  const ask = ({ path, method = 'GET', headers = {}, servername, redirecting = false }: Asked) =>
    new Promise<Answer | undefined>((done, reject) => {
      const options = { host: 'localhost', path, method, agent: false, headers: { host: 'cdec.cm', ...headers } }
      const call = servername
        ? secureRequest({ ...options, port: tlsPort, servername, rejectUnauthorized: false })
        : request({ ...options, port: redirecting ? redirectingPort : port })
      call.on('response', (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
      call.on('error', () => done(undefined)).end()
    })
  await answers(`${url}/favicon.svg`, child)
  const nginx = served(url, child)
  stopAtEnd(nginx.kill)
  return {
    ...nginx,
    ask,
    compresses: existsSync(brotli),
  }
}

function mainConfig(prefix: string, site: string) {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${prefix}/${name};`)
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
${existsSync(brotli) ? `load_module ${brotli};` : ''}
daemon off; worker_processes 1; master_process off; pid ${prefix}/pid; error_log stderr warn;
events { worker_connections 256; }
http { include /etc/nginx/mime.types; access_log off; ${own.join(' ')} ${site} }
`
}
