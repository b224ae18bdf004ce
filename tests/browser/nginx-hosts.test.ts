import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Asked, haveNginx, startNginx } from '../support/browser/nginx'
import { listen } from '../support/browser/processes'

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
    const { port, close } = await listen(provider)
    nginx = await startNginx({ provider: `http://127.0.0.1:${port}` })
    return () => nginx.kill().then(close)
  })

  const send = (sent: Asked) => nginx.ask(sent)

  const forged = {
    'x-forwarded-for': 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '666',
    'x-forwarded-prefix': '/evil.example',
    'x-forwarded-proto': 'evil.example',
    forwarded: 'for=evil.example;host=evil.example;proto=http',
    'x-real-ip': 'evil.example',
    'x-original-url': '/evil.example',
    'x-rewrite-url': '/evil.example',
    'x-anything': 'evil.example',
    'user-agent': 'evil.example',
    accept: 'evil.example',
    referer: 'https://evil.example/',
    via: 'evil.example',
  }

  test.each<[string, Partial<Asked>]>([
    ['the host', { headers: { host: 'evil.example' } }],
    ['the host in any spelling', { headers: { host: 'EVIL.example:443' } }],
    ['no host', { headers: { host: '' } }],
    ['the host, with TLS', { servername: 'cdec.cm', headers: { host: 'evil.example' } }],
    ['the name of the handshake', { servername: 'evil.example', headers: { host: 'evil.example' } }],
    ['whatever other header', { headers: forged }],
  ])('%s that one visitor sends is not in what the next ones read', async (name, sent) => {
    const path = `/api/publications/${encodeURIComponent(name)}`
    await send({ ...sent, path })
    const { status, body } = (await send({ path })) ?? {}
    const text = String(body)
    expect([status, text]).toEqual([200, expect.not.stringMatching(/evil|666/i)])
    expect(text).toContain(`"document":"https://cdec.cm${path}.pdf"`)
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
    expect(JSON.parse(String(refused?.body))).toEqual({
      message: 'Too many attempts to sign in. Try again in a minute.',
    })
    expect(refused?.headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '60' })
    // No other spelling of the address has tries of its own.
    expect(statuses(await many('/api/./log%69n/'))).toContain(429)
    expect(new Set(statuses(await many('/api/contact')))).toEqual(new Set([200]))
  })
})

test.skipIf(!haveNginx())(
  'nginx starts and serves the documents while the name of the provider cannot be resolved',
  async () => {
    const [, snippet = ''] =
      /## A provider on another host[^]*?```nginx\n([^]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
    const [servers = '', location = ''] = snippet.split(/^# In place of each proxy_pass.*\n/m)
    const [proxy = '', host = ''] = location.split(/^# In place of each proxy_set_header.*\n/m)
    // Nothing answers there.
    const config = readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/^upstream provider \{[^]*?^\}\n/m, servers.replace('127.0.0.53', '127.0.0.1:9'))
      .replaceAll(/proxy_pass http:\/\/provider(.*);/g, (_all, rest) =>
        proxy.replace(/proxy_pass .*/, `proxy_pass $provider${rest};`),
      )
      .replaceAll('proxy_set_header Host $server_name;', host)
    const file = join(mkdtempSync(join(tmpdir(), 'cdec-nginx-')), 'by-name.conf')
    writeFileSync(file, config)
    const nginx = await startNginx({ provider: 'http://127.0.0.1:9', config: file, quick: true })
    expect((await nginx.ask({ path: '/publications' }))?.status).toBe(200)
    expect((await nginx.ask({ path: '/api/publications' }))?.status).toBe(502)
    await nginx.kill()
  },
)
