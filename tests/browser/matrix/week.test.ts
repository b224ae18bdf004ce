import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/i18n/locale'
import { haveNginx, startNginx } from '../../support/browser/nginx'
import { startProvider } from '../../support/browser/open-site'
import { publish, startRowsProvider, withdraw } from '../../support/browser/rows-provider'

// A week of a site in fast motion: what is published, what breaks, a release, a rollback and power cuts, behind nginx. After each
// step every address answers whole, nothing old comes back, and etat.json is true.

// Below node_modules, where the packages of the program are found, which a release contains.
const root = mkdtempSync(resolve('node_modules/.week-'))
const site = join(root, 'site')

/** Packs a release of the built code, with a file of its own. Returns the archive. */
function packed(name: string): string {
  const folder = join(root, name)
  const { pages, records } = JSON.parse(readFileSync('dist/.documents.json', 'utf8'))
  const rendered = new Set([...Object.keys(pages), ...Object.keys(records), 'sitemap.xml', 'etat.json'])
  const isCode = (file: string) =>
    !/^(?:\.|partage|.*\.atom)/.test(file) && !rendered.has(file.replace(/\.(?:br|gz)$/, ''))
  cpSync('dist', join(folder, 'dist'), { recursive: true, filter: (file) => file === 'dist' || isCode(file.slice(5)) })
  cpSync('.refresh', join(folder, 'refresh'), { recursive: true })
  const client = JSON.parse(readFileSync('.refresh/client.json', 'utf8'))
  writeFileSync(join(folder, 'refresh/client.json'), JSON.stringify({ ...client, release: name }))
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ name }))
  writeFileSync(join(folder, `dist/assets/${name}.js`), '')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  writeFileSync(join(folder, 'SHA256SUMS'), files.map((file) => `${sum(file)}  ${file}\n`).join(''))
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: root })
  return `${folder}.tar.gz`
}

describe.skipIf(!haveNginx())('a week', () => {
  test('of publishing, faults, a release, a rollback and power cuts', async () => {
    const provider = await startRowsProvider((await startProvider()).url)
    const deploy = (...words: string[]) => {
      const own = { CDEC_SITE: site, CDEC_NGINX: 'true', CDEC_USER: userInfo().username, PROVIDER_URL: provider.url }
      const child = spawn('sh', ['deploy/deploy.sh', ...words], { env: { ...process.env, ...own }, stdio: 'inherit' })
      return once(child, 'exit').then(([code]) => expect(code).toBe(0))
    }
    const start = () =>
      spawn(
        process.execPath,
        [join(site, 'current/refresh/refresh.mjs'), '--provider', provider.url, '--state', join(site, 'state')],
        { stdio: 'ignore' },
      )
    const refresh = async () => (await once(start(), 'exit'))[0] as number
    const powerCut = async () => {
      const child = start()
      const began = Date.now()
      const state = join(site, 'current/dist/actualites')
      await expect.poll(() => statSync(state).mtimeMs >= began, { interval: 5 }).toBe(true)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    const gone = new Set<string>()
    let release = ''

    // The pictures of the seeds were made by the build.
    cpSync('dist/.refresh/pictures', join(site, 'state/pictures'), { recursive: true })
    await deploy(packed('lundi'))
    release = 'lundi'
    const nginx = await startNginx({ provider: provider.url, outDir: join(site, 'current/dist'), quick: true })
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(nginx.url + path, { headers })
      return { status: answer.status, text: await answer.text() }
    }

    /** Reads the site as a robot does, from its sitemap. `unread` are the lists that cannot be read now. */
    async function holds(day: string, unread: readonly string[] = []) {
      const { text: sitemap } = await get('/sitemap.xml')
      const addresses = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
      expect(addresses.length, day).toBeGreaterThan(150)
      for (const path of addresses) {
        const { status, text } = await get(path)
        expect([day, path, status, text.trimEnd().endsWith('</html>')]).toEqual([day, path, 200, true])
        expect(text, path).toContain(`data-page="${path}"`)
        expect(text, path).toContain(`data-release="${release}"`)
        const [, shared = ''] = /og:image" content="https:\/\/[^/]+([^"]*)"/.exec(text) ?? []
        if (shared !== '/og-image.png') expect([path, (await fetch(nginx.url + shared)).status]).toEqual([path, 200])
      }
      const lists = ['/actualites', '/en/actualites', '/actualites.atom', '/actualites.en.atom'].map((path) =>
        get(path),
      )
      for (const { status, text } of [...(await Promise.all(lists)), { status: 200, text: sitemap }]) {
        expect([day, status]).toEqual([day, 200])
        expect([...gone].filter((slug) => text.includes(slug))).toEqual([])
      }
      for (const slug of gone) expect((await get(`/actualites/${slug}`)).text).not.toContain('data-page')
      const state = JSON.parse((await get('/etat.json')).text)
      const failing: string[] = state.lists.flatMap((one: { list: string; failures: number }) =>
        one.failures > 0 ? one.list : [],
      )
      expect([day, [...new Set(failing)], state.release]).toEqual([day, [...unread], release])
      return { addresses, state }
    }
    const has = (addresses: readonly string[], slug: string) =>
      locales.map((locale: Locale) => addresses.includes(`${locale === 'en' ? '/en' : ''}/actualites/${slug}`))

    // Forty news items, ten at a time.
    for (let n = 0; n < 40; n += 10) {
      for (let m = n; m < n + 10; m++)
        publish(provider.rows, `semaine-${String(m).padStart(2, '0')}`, { datePublication: `2026-11-${10 + (m % 15)}` })
      expect(await refresh()).toBe(0)
      const { addresses } = await holds(`published ${n}`)
      expect(has(addresses, `semaine-${String(n + 9).padStart(2, '0')}`)).toEqual([true, true])
    }
    for (const locale of locales)
      for (const row of provider.rows[locale]['actualites']?.slice(-10) ?? []) row['description'] = '<p>Corrigé.</p>'
    expect(await refresh()).toBe(0)
    await holds('changed')
    expect((await get('/en/actualites/semaine-39')).text).toContain('Corrigé.')
    const deleted = Array.from({ length: 10 }, (_, n) => `semaine-0${n}`)
    withdraw(provider.rows, deleted)
    for (const slug of deleted) gone.add(slug)
    expect(await refresh()).toBe(0)
    await holds('deleted')

    // Away for hours, and a release meanwhile.
    const every = [
      'communications',
      'publications',
      'contents',
      'reglementations',
      'videos',
      'actualites',
      'interviews',
      'slides',
      'stats',
      'missions',
      'presentations',
      'domaines',
      'sponsors',
    ]
    provider.faults.set('*', (_request, answer) => answer.destroy())
    expect([await refresh(), await refresh(), await refresh()]).toEqual([0, 0, 1])
    await holds('away', every)
    await deploy(packed('mercredi'))
    release = 'mercredi'
    await holds('a release while the provider is away', every)
    expect((await get('/assets/lundi.js')).status).toBe(200)
    provider.faults.clear()
    expect(await refresh()).toBe(0)
    await holds('back')

    // Half lists, none, HTML, an error, a limit of requests.
    const all = provider.rows.fr['actualites'] ?? []
    const wrong: [string, number, string][] = [
      ['half', 200, JSON.stringify(all.slice(0, 10))],
      ['no rows', 200, '[]'],
      ['HTML', 200, '<html>Maintenance</html>'],
      ['an error', 500, ''],
      ['a limit of requests', 429, ''],
    ]
    for (const [day, status, body] of wrong) {
      provider.faults.set('/api/actualites', (_request, answer) =>
        answer.writeHead(status, { 'Retry-After': '120' }).end(body),
      )
      await refresh()
      const { addresses } = await holds(day, ['actualites'])
      expect(has(addresses, 'semaine-20')).toEqual([true, true])
    }
    provider.faults.clear()
    provider.faults.set('/api/videos', (_request, answer) => {
      setTimeout(() => answer.writeHead(200).end(JSON.stringify(provider.rows.fr['videos'])), 1500)
    })
    expect(await refresh()).toBe(0)
    await holds('slow')
    provider.faults.clear()

    // A rollback: the old code, the content of the day, and no refresh brings the other code back.
    withdraw(provider.rows, ['semaine-20'])
    gone.add('semaine-20')
    expect(await refresh()).toBe(0)
    await deploy('--rollback')
    release = 'lundi'
    await holds('a rollback')
    expect((await get('/assets/mercredi.js')).status).toBe(200)
    expect(await refresh()).toBe(0)
    await holds('a refresh after a rollback')

    // Power cuts.
    for (let n = 0; n < 3; n++) {
      publish(provider.rows, `coupure-${n}`)
      for (const locale of locales)
        for (const row of provider.rows[locale]['actualites']?.slice(-12) ?? [])
          row['description'] = `<p>Coupure ${n}.</p>`
      await powerCut()
      // What was written is whole; the lists follow with the next refresh.
      for (const file of readdirSync(join(site, 'current/dist'), { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.html'))
          expect(readFileSync(join(site, 'current/dist', file), 'utf8').trimEnd()).toMatch(/<\/html>$/)
      withdraw(provider.rows, [`coupure-${n}`])
      gone.add(`coupure-${n}`)
      expect(await refresh()).toBe(0)
      await holds(`power cut ${n}`)
    }

    // One news item, as the services get it that show a shared link.
    const picture = await sharp({ create: { width: 1800, height: 2400, channels: 3, background: '#dca510' } })
      .webp()
      .toBuffer()
    provider.files.set('/api/files/dimanche.webp', picture)
    publish(provider.rows, 'dimanche', { image: '/api/files/dimanche.webp' })
    expect(await refresh()).toBe(0)
    const robots = ['WhatsApp/2.23.20.0', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)']
    for (const robot of robots)
      for (const [prefix, title] of [
        ['', 'Nouvelle dimanche'],
        ['/en', 'News dimanche'],
      ] as const) {
        const { status, text } = await get(`${prefix}/actualites/dimanche`, { 'User-Agent': robot })
        expect(status).toBe(200)
        for (const part of [
          `"og:title" content="${title} ·`,
          `${title}, le texte.`,
          `"og:image:width" content="1200"`,
          `${prefix}/actualites/dimanche"`,
        ])
          expect(text).toContain(part)
        const [, shared = ''] = /og:image" content="https:\/\/[^/]+([^"]*)"/.exec(text) ?? []
        const answer = await fetch(nginx.url + shared, { headers: { 'User-Agent': robot } })
        expect([answer.headers.get('content-type'), Number(answer.headers.get('content-length')) < 300_000]).toEqual([
          'image/jpeg',
          true,
        ])
      }
    await nginx.kill()
    rmSync(root, { recursive: true })
    expect(existsSync(root)).toBe(false)
  }, 900_000)
})
