import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { play } from '@mocks/scenarios/play'
import { describe, expect, test } from 'vitest'
import { publicLists } from '@/contract/rows/public-lists'
import { type Locale, locales } from '@/i18n/locale'
import { haveNginx, startNginx } from '../../support/browser/nginx'
import { startOwnProvider } from '../../support/browser/open-site'
import { publish, withdraw } from '../../support/browser/publish'

// A week of a site in fast motion behind nginx: what is published, a release while the provider is away, a rollback. After each step
// every address answers whole, nothing old comes back, and etat.json is true. What a refresh does is in ../refresh.test.ts.

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
  execFileSync('sh', ['-c', 'find * -type f -exec sha256sum {} + > ../sums && mv ../sums SHA256SUMS'], { cwd: folder })
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: root })
  return `${folder}.tar.gz`
}

describe.skipIf(!haveNginx())('a week', () => {
  test('of publishing, a release and a rollback', async () => {
    const provider = await startOwnProvider()
    const deploy = (...words: string[]) => {
      const own = { CDEC_SITE: site, CDEC_NGINX: 'true', CDEC_USER: userInfo().username, PROVIDER_URL: provider }
      const child = spawn('sh', ['deploy/deploy.sh', ...words], { env: { ...process.env, ...own }, stdio: 'inherit' })
      return once(child, 'exit').then(([code]) => expect(code).toBe(0))
    }
    const program = ['current/refresh/refresh.mjs', '--provider', provider, '--state', 'state']
    const refresh = async () =>
      (await once(spawn(process.execPath, program, { cwd: site, stdio: 'ignore' }), 'exit'))[0] as number
    const gone = new Set<string>()
    let release = ''

    // The pictures of the seeds were made by the build.
    cpSync('dist/.refresh/pictures', join(site, 'state/pictures'), { recursive: true })
    await deploy(packed('lundi'))
    release = 'lundi'
    const nginx = await startNginx({ provider, outDir: join(site, 'current/dist'), quick: true })
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

    publish('mardi')
    publish('retiree')
    expect(await refresh()).toBe(0)
    expect(has((await holds('published')).addresses, 'mardi')).toEqual([true, true])
    withdraw('retiree')
    gone.add('retiree')
    expect(await refresh()).toBe(0)
    await holds('deleted')

    // Away for hours, and a release meanwhile.
    const every = publicLists.map(({ name }) => name)
    play('unreachable')
    expect([await refresh(), await refresh(), await refresh()]).toEqual([0, 0, 1])
    await holds('away', every)
    await deploy(packed('mercredi'))
    release = 'mercredi'
    await holds('a release while the provider is away', every)
    expect((await get('/assets/lundi.js')).status).toBe(200)
    play('normal')
    expect(await refresh()).toBe(0)
    await holds('back')

    // A rollback: the old code, the content of the day, and no refresh brings the other code back.
    withdraw('mardi')
    gone.add('mardi')
    expect(await refresh()).toBe(0)
    await deploy('--rollback')
    release = 'lundi'
    await holds('a rollback')
    expect((await get('/assets/mercredi.js')).status).toBe(200)
    expect(await refresh()).toBe(0)
    await holds('a refresh after a rollback')
    await nginx.kill()
    rmSync(root, { recursive: true })
    expect(existsSync(root)).toBe(false)
  }, 900_000)
})
