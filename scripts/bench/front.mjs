import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'

/**
 * Starts a web server in front of the site that compresses the provider's answers, as deploy/nginx.conf does. `key` is the hash
 * of its certificate's key, for the browser's option that trusts it.
 */
export async function startFront(port, to, { http2 = false } = {}) {
  const made = http2 ? certificate() : undefined
  const server = made ? createSecureServer(made, pass) : createServer(pass)
  await new Promise((done) => server.listen(port, done))
  return { stop: () => server.close(), key: made ? keyOf(made.cert) : undefined }

  function pass(asked, answer) {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')))
    const passed = request({ port: to, path: asked.url, method: asked.method, headers }, (given) => {
      const { connection: _hop, 'keep-alive': _alive, 'transfer-encoding': _coding, ...kept } = given.headers
      const zips = asked.url.startsWith('/api/') && asked.method === 'GET' && /json/.test(kept['content-type'])
      if (zips) {
        delete kept['content-length']
        kept['content-encoding'] = 'gzip'
      }
      answer.writeHead(given.statusCode, kept)
      if (zips) given.pipe(createGzip({ level: 5 })).pipe(answer)
      else given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
}

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const files = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files], { stdio: 'ignore' })
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}

const keyOf = (cert) =>
  createHash('sha256')
    .update(createPublicKey(cert).export({ type: 'spki', format: 'der' }))
    .digest('base64')
