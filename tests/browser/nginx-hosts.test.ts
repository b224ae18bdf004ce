import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { haveNginx, startNginx } from '../support/browser/nginx'

describe.skipIf(!haveNginx())('nginx before a provider that builds addresses from what it is sent', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  const asked: IncomingHttpHeaders[] = []
  const provider = createServer(({ headers, url }, answer) => {
    asked.push(headers)
    const host = headers['x-forwarded-host'] ?? headers.host
    answer
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify([{ id: 1, document: `https://${String(host)}${url}.pdf`, headers }]))
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', () => resolve()))
    const { port } = provider.address() as AddressInfo
    nginx = await startNginx({ provider: `http://127.0.0.1:${port}` })
    return async () => {
      await nginx.kill()
      provider.closeAllConnections()
      provider.close()
    }
  })

  interface Sent {
    path: string
    method?: string
    headers?: Record<string, string>
    /** The name in the handshake; without it the request is sent without TLS. */
    servername?: string
  }

  /** Sends a request with any headers. Resolves to undefined where the connection ends without an answer. */
  function send({ path, method = 'GET', headers = {}, servername }: Sent) {
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string } | undefined>(
      (resolve, reject) => {
        const options = { path, method, agent: false, headers: { host: 'cdec.cm', ...headers } }
        const call = servername
          ? secureRequest({ ...options, host: 'localhost', port: nginx.tlsPort, servername, rejectUnauthorized: false })
          : request({ ...options, host: 'localhost', port: new URL(nginx.url).port })
        call.on('response', (answer) => {
          let body = ''
          answer.setEncoding('utf8').on('data', (part: string) => (body += part))
          answer
            .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
            .on('error', reject)
        })
        call.on('error', () => resolve(undefined)).end()
      },
    )
  }

  test.each<[string, Partial<Sent>]>([
    ['the host', { headers: { host: 'evil.example' } }],
    ['the host in any spelling', { headers: { host: 'EVIL.example:443' } }],
    ['no host', { headers: { host: '' } }],
    ['the host, with TLS', { servername: 'cdec.cm', headers: { host: 'evil.example' } }],
    ['the name of the handshake', { servername: 'evil.example', headers: { host: 'evil.example' } }],
    ['the forwarded host', { headers: { 'x-forwarded-host': 'evil.example' } }],
    ['how it was forwarded', { headers: { forwarded: 'for=evil.example;host=evil.example;proto=http' } }],
    ['by whom it was forwarded', { headers: { 'x-forwarded-for': 'evil.example', 'x-real-ip': 'evil.example' } }],
    ['port and prefix', { headers: { 'x-forwarded-port': '666', 'x-forwarded-prefix': '/evil.example' } }],
    ['another address', { headers: { 'x-original-url': '/evil.example', 'x-rewrite-url': '/evil.example' } }],
    [
      'the browser',
      { headers: { 'user-agent': 'evil.example', referer: 'https://evil.example/', via: 'evil.example' } },
    ],
    ['the protocol', { headers: { 'x-forwarded-proto': 'evil.example' } }],
    ['what is its own', { headers: { 'x-anything': 'evil.example', accept: 'evil.example' } }],
  ])('%s that one visitor sends is not in what the next ones read', async (name, sent) => {
    const path = `/api/publications/${encodeURIComponent(name)}`
    await send({ ...sent, path })
    const { status, body } = (await send({ path })) ?? {}
    expect([status, body]).toEqual([200, expect.not.stringMatching(/evil|666/i)])
    expect(body).toContain(`"document":"https://cdec.cm${path}.pdf"`)
  })

  test('an unknown host is answered by nobody, with TLS and without', async () => {
    const before = asked.length
    for (const path of ['/', '/publications', '/api/me', '/api/publications'])
      for (const host of ['evil.example', '127.0.0.1', 'cdec.cm.evil.example']) {
        expect(await send({ path, headers: { host } })).toBeUndefined()
        expect(await send({ path, headers: { host }, servername: 'cdec.cm' })).toBeUndefined()
        expect(await send({ path, servername: 'evil.example' })).toBeUndefined()
      }
    expect(asked).toHaveLength(before)
    expect((await send({ path: '/publications', servername: 'cdec.cm' }))?.status).toBe(200)
    expect((await send({ path: '/a', servername: 'www.cdec.cm', headers: { host: 'www.cdec.cm' } }))?.status).toBe(301)
  })

  test('the provider is told the address of the visitor alone, of reads and of what is sent', async () => {
    for (const sent of [
      { path: '/api/missions' },
      { path: '/api/contact', method: 'POST' },
      { path: '/api/me', headers: { authorization: 'Bearer a' } },
    ]) {
      const forged = {
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-prefix': '/a',
        'x-forwarded-port': '1',
        forwarded: 'for=10.0.0.1;host=evil.example',
      }
      await send({ ...sent, headers: { ...sent.headers, ...forged } })
      const { host, forwarded, ...headers } = asked.at(-1) ?? {}
      const told = Object.entries(headers).filter(([name]) => name.startsWith('x-forwarded'))
      expect([host, forwarded, Object.fromEntries(told)]).toEqual([
        'cdec.cm',
        undefined,
        { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
      ])
    }
  })

  test('passwords are not tried without end, and who is refused reads why', async () => {
    const many = (path: string) =>
      Promise.all(
        Array.from({ length: 60 }, () => send({ path, method: 'POST', headers: { 'accept-language': 'en' } })),
      )
    const statuses = (all: Awaited<ReturnType<typeof many>>) => all.map((answer) => answer?.status)
    const tries = await many('/api/login')
    expect(statuses(tries).filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
    const refused = tries.find((answer) => answer?.status === 429)
    expect(JSON.parse(refused?.body ?? '')).toEqual({ message: 'Too many attempts to sign in. Try again in a minute.' })
    expect(refused?.headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '60' })
    // No other spelling of the address has tries of its own.
    expect(statuses(await many('/api/./log%69n/'))).toContain(429)
    expect(new Set(statuses(await many('/api/contact')))).toEqual(new Set([200]))
  })
})
