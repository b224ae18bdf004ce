import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { localeOf } from '@/i18n/locale'
import { addressIn } from '@/lib/site-paths'
import { settings } from '@/site/settings'
import { hashOf } from '../../build/content-policy'
import { filesComplete } from '../support/browser/cached-files'
import { visit } from '../support/browser/chromium'
import { haveNginx, startNginx } from '../support/browser/nginx'
import { pageHeading } from '../support/browser/open-page'
import { openBrowser, startProvider } from '../support/browser/open-site'
import { type Served } from '../support/browser/processes'
import { publicPaths } from '../support/browser/public-paths'
import { tokenOf } from '../support/token-of'

const browser = await openBrowser()
const here = haveNginx()
if (!here) console.warn('nginx is not installed: its tests are skipped')

/** The table of docs/deploy.md: address, status, kind of answer, and where it leads or which document it is. */
const addresses = [
  ...readFileSync('docs/deploy.md', 'utf8').matchAll(/^\| `([^`]+)` +\| (\d+) +\| (\w*) ?(?:`([^`]+)`)? *\|$/gm),
].map(([, address = '', status, answer = '', target = '']) => [address, Number(status), answer, target] as const)

describe.skipIf(!here)('the site behind nginx', () => {
  let provider: Served
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    provider = await startProvider()
    nginx = await startNginx({ provider: provider.url })
    return () => Promise.all([nginx.kill(), provider.kill()])
  })

  /** Requests a path without normalising it. The body is returned as sent, still compressed. */
  async function ask(path: string, encoding = 'identity', host = 'cdec.cm', redirecting = false) {
    const answer = await nginx.ask({ path, headers: { 'accept-encoding': encoding, host }, redirecting })
    const { status, headers, body } = answer ?? expect.fail(`${path} is not answered`)
    return { status, body, header: (name: string) => String(headers[name] ?? '') }
  }

  test('the table has its lines', () => expect(addresses.length).toBeGreaterThan(35))

  test('every public address has its own document in both languages, in any capitalisation', async () => {
    for (const path of publicPaths) {
      for (const address of [path, addressIn('en', path)])
        for (const written of [address, address.toUpperCase(), address === '/' ? address : `${address}/`]) {
          const { status, header, body } = await ask(written)
          expect([written, status, header('content-type')]).toEqual([written, 200, 'text/html; charset=utf-8'])
          expect(body.toString(), written).toContain(`data-page="${address}"`)
        }
    }
  })

  test('the name with www is for HTTPS too', async () => {
    const { header } = await ask('/', 'identity', 'www.cdec.cm')
    expect(header('strict-transport-security')).toBe('max-age=63072000')
  })

  test.each(addresses)('%s answers %i %s %s', async (address, status, answer, target) => {
    const { host, pathname, search, protocol } = new URL(address, 'https://cdec.cm')
    const { header, body, ...asked } = await ask(pathname + search, 'identity', host, protocol === 'http:')
    const text = body.toString()
    expect(asked.status).toBe(status)
    if (status === 301) return expect(header('location')).toBe(target)
    expect(header('cache-control')).toBe('no-cache')
    if (answer === 'nothing') return expect(text).not.toContain('data-frame')
    if (status === 200) expect(header('etag')).not.toBe('')
    if (answer === 'file') return expect(text.length).toBeGreaterThan(50)
    expect([header('content-type'), header('vary')]).toEqual(['text/html; charset=utf-8', 'Accept-Encoding'])
    expect(text).toContain(`<html lang="${localeOf(pathname)}">`)
    expect(text).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-`,
    )
    if (answer === 'document') {
      expect(text).toContain(`data-page="${target}"`)
      const canonical = target === '/' ? `${settings.origin}/` : settings.origin + target
      if (target !== '/loginadmin') expect(text).toContain(`rel="canonical" href="${canonical}"`)
    } else expect(text).toMatch(/data-frame="site"/)
  })

  test('data are read by search engines and not listed, pictures and documents are', async () => {
    const robots = async (path: string) => (await ask(path)).header('x-robots-tag')
    for (const path of ['/api/missions', '/api/actualites/rien', '/api/me', '/etat.json'])
      expect([path, await robots(path)]).toEqual([path, 'noindex'])
    for (const path of ['/', '/api/files/pictures/shield-0.svg', '/og-image.png'])
      expect([path, await robots(path)]).toEqual([path, ''])
    const { body } = await ask('/robots.txt')
    const refused = [...body.toString().matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    const isRefused = (path: string) => refused.some((prefix) => path.startsWith(prefix))
    const lists = ['/api/publications', '/api/missions']
    const open = ['/', '/en/publications', '/partage/a.jpg', '/api/files/documents/a.pdf', ...lists]
    const closed = ['/Admin/slides', '/admin', '/api/me', '/api/users', '/api/users/type/usager', '/api/subscribers']
    expect([open.filter(isRefused), closed.filter((path) => !isRefused(path))]).toEqual([[], []])
  })

  test('a part of a file is sent, another method than a read is not, nor a body of more than 20 MB', async () => {
    const part = await fetch(`${nginx.url}/og-image.png`, { headers: { Range: 'bytes=0-9' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
    expect((await fetch(`${nginx.url}/publications`, { method: 'POST' })).status).toBe(405)
    const large = await fetch(`${nginx.url}/api/reglementations`, { method: 'POST', body: new Uint8Array(21_000_000) })
    expect(large.status).toBe(413)
    const { etag = '' } = Object.fromEntries((await fetch(`${nginx.url}/publications`)).headers)
    expect((await fetch(`${nginx.url}/publications`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  test.each([
    '/nginx/',
    '/.env',
    '/.refresh/lists.json',
    '/assets/.cache',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
  ])('%s is not given away', async (path) => {
    const { status, body } = await ask(path)
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toMatch(/default-src|"dependencies"|repositoryformat/)
  })

  test('there is no listing of a directory', async () => {
    for (const path of ['/assets/', '/images/', '/assets']) {
      const { status, body } = await ask(path)
      expect(status).toBe(404)
      expect(body.toString()).not.toContain('Index of')
    }
  })

  test('every document has the headers of the build', async () => {
    const { header } = await ask('/publications')
    expect(header('content-security-policy')).toBe("frame-ancestors 'self'")
    expect(header('strict-transport-security')).toBe('max-age=63072000')
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('x-frame-options')).toBe('SAMEORIGIN')
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(header('cross-origin-opener-policy')).toBe('same-origin')
    expect(header('cross-origin-resource-policy')).toBe('same-origin')
    expect(header('permissions-policy')).toContain('camera=()')
    expect(header('cache-control')).toBe('no-cache')
    expect(header('server')).not.toMatch(/\d/)
    expect((await ask('/sw.js')).header('content-security-policy')).toMatch(/script-src 'self';.*require-trusted-types/)
    expect((await ask('/favicon.svg')).header('x-content-type-options')).toBe('nosniff')
    expect(header('x-powered-by')).toBe('')
  })

  test('the policy of a document names the hashes of its own inline code alone', async () => {
    for (const path of publicPaths) {
      const body = (await ask(path)).body.toString()
      const [, policy = ''] =
        /<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(body) ?? []
      const inline = [...body.matchAll(/<(?:style|script(?: type="importmap"[^>]*)?)>(.*?)<\/(?:style|script)>/gs)]
      const named = policy.match(/'sha256-[^']+'/g) ?? []
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(named.toSorted(), path).toEqual(inline.map(([, text = '']) => hashOf(text)).toSorted())
    }
  })

  test('hashed files are cached for a year, the worker and the manifest are asked for each time', async () => {
    const [, script = ''] = /:"(\/assets\/vendor-[\w-]+\.js)"/.exec((await ask('/')).body.toString()) ?? []
    const vendor = await ask(script)
    expect(vendor.status).toBe(200)
    expect(vendor.header('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(vendor.header('content-type')).toContain('javascript')
    expect(vendor.header('x-content-type-options')).toBe('nosniff')
    expect(vendor.header('cross-origin-resource-policy')).toBe('same-origin')
    // Headers that only matter for documents are left out.
    expect(vendor.header('permissions-policy')).toBe('')
    for (const path of ['/sw.js', '/manifest.webmanifest', '/manifest-en.webmanifest', '/favicon.svg']) {
      const { status, header } = await ask(path)
      expect([path, status, header('cache-control')]).toEqual([path, 200, 'no-cache'])
    }
    for (const path of ['/manifest.webmanifest', '/manifest-en.webmanifest'])
      expect((await ask(path)).header('content-type')).toContain('application/manifest+json')
    expect((await ask('/assets/rien.js')).header('cache-control')).toBe('no-cache')
  })

  test('what was compressed at build is sent as it is', async () => {
    const plain = (await ask('/lacdec')).body.toString()
    const zipped = await ask('/lacdec', 'gzip')
    expect(zipped.header('content-encoding')).toBe('gzip')
    expect(zipped.header('vary')).toContain('Accept-Encoding')
    expect(gunzipSync(zipped.body).toString()).toBe(plain)
    const shell = await ask('/nulle-part', 'gzip')
    expect([shell.status, shell.header('content-encoding')]).toEqual([404, 'gzip'])
    if (!nginx.compresses) return
    const brotli = await ask('/lacdec', 'gzip, br')
    expect(brotli.header('content-encoding')).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain)
  })

  test('/api is the provider’s, and what is uploaded there runs nothing when it is opened', async () => {
    const { status, header, body } = await ask('/api/missions')
    expect(status).toBe(200)
    expect(JSON.parse(body.toString())).toBeInstanceOf(Array)
    expect(header('content-security-policy')).toContain("script-src 'none'")
    expect((await ask('/api/rien')).status).toBe(404)
    expect((await ask('/api/files/pictures/shield-0.svg')).header('content-type')).toContain('image/svg+xml')
    const form = new FormData()
    form.set('title', 'Un grand document')
    form.set('document', new File([new Uint8Array(10 * 1024 * 1024)], 'grand.pdf', { type: 'application/pdf' }))
    const sent = await fetch(`${nginx.url}/api/reglementations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(nginx.url)}` },
      body: form,
    })
    // Ten megabytes reach the provider, which accepts or refuses them.
    expect(sent.status).not.toBe(413)
    expect([200, 201, 422]).toContain(sent.status)
  })

  test('a visitor can install the site and reads it with its worker, and nothing breaks the content policy', async () => {
    const { context, page, errors } = await visit(browser, { width: 1280, worker: true })
    await page.goto(nginx.url)
    await filesComplete(page)
    const devtools = await context.newCDPSession(page)
    const { errors: wrong } = await devtools.send('Page.getAppManifest')
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // Where the browser's window is private, as in tests, nothing can be installed.
    const reasons = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
    expect([wrong, reasons]).toEqual([[], []])
    for (const path of ['/Gouvernance', '/lacdec', '/nulle-part', '/loginadmin']) {
      await page.goto(nginx.url + path)
      await pageHeading(page).waitFor()
    }
    await page.goto(`${nginx.url}/publications`)
    await page.locator('main article').first().waitFor()
    // The unknown address is expected to answer 404.
    expect(errors.filter((line) => !line.includes('nulle-part'))).toEqual([])
  })
})
