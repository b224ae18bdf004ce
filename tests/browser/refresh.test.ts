import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type TableName, table } from '@mocks/db'
import { clearJournal, requests } from '@mocks/journal'
import { play } from '@mocks/scenarios/play'
import { addFiles } from '@mocks/stored-files'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { startOwnProvider } from '../support/browser/open-site'
import { refresh } from '../support/browser/refresh'
import { full } from '../support/full'

// What the operator's timer runs: `node refresh.mjs` of the build, on a copy of the site.

/** Publishes a news item in both languages. */
function publish(slug: string, more: object = {}): void {
  const titled = (titre: string) => {
    const description = `<p>${titre}, le texte.</p>`
    return { slug, titre, description, datePublication: '2026-11-20', ...more }
  }
  table('actualites').create(titled(`Nouvelle ${slug}`), titled(`News ${slug}`))
}

const withdraw = (slug: string) => table('actualites').remove({ where: { slug: { equals: slug } } })

describe('a refresh of the site', async () => {
  const provider = await startOwnProvider()
  const site = mkdtempSync(join(tmpdir(), 'cdec-site-'))
  cpSync('dist', site, { recursive: true })
  afterEach(() => play('normal'))

  const run = () => refresh(site, provider)
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const files = () => readdirSync(site, { recursive: true, encoding: 'utf8' })
  /** Slugs of which the last two are no names of a file: the last one ends with half of a sign. */
  const odd = ['version-2.0', 'Grand-Titre', 'été 2026', 'a/b', 'moitie-\uD83D']
  const state = () => JSON.parse(read('etat.json'))
  const listState = (list: string) =>
    state().lists.find((one: { list: string; language: string }) => one.list === list && one.language === 'fr')
  /** When each file of the site was written, but for etat.json and what no reader gets. */
  const times = () =>
    Object.fromEntries(
      files()
        .filter((file) => !/^(?:\.documents|\.refresh|etat\.json)/.test(file))
        .map((file) => [file, statSync(join(site, file)).mtimeMs]),
    )
  const changedSince = (before: Record<string, number>) =>
    Object.entries(times()).flatMap(([file, time]) => (before[file] === time || !file.endsWith('.html') ? [] : file))

  test('a news item that is published has its documents, picture, feeds and place in both languages; an odd one is shown as far as it can be read, named, and keeps nothing back', async () => {
    const picture = await sharp({ create: { width: 1800, height: 2400, channels: 3, background: '#324c9c' } })
      .webp()
      .toBuffer()
    // The same picture, sent twice, for two news items.
    for (const name of ['antenne.webp', 'encore.webp']) addFiles({ [name]: `base64:${picture.toString('base64')}` })
    publish('antenne', { image: '/api/files/antenne.webp', datePublication: '2026-11-27' })
    publish('encore', { image: '/api/files/encore.webp' })
    publish('passagere')
    publish('date-curieuse', { datePublication: '12/05/2025' })
    publish('sans-image', { image: '/api/files/rien.png' })
    for (const slug of odd) publish(slug)
    const before = times()
    expect(await run()).toEqual({ code: 0, output: expect.stringContaining('files written') })
    expect(changedSince(before)).toEqual(
      expect.arrayContaining(['', 'en/'].flatMap((to) => [`${to}actualites.html`, `${to}actualites/antenne.html`])),
    )
    expect(changedSince(before).filter((file) => !/actualites|infocdec/.test(file))).toEqual([])
    for (const slug of ['date-curieuse', 'sans-image', ...odd.slice(0, 3)])
      expect(read(`actualites/${slug}.html`)).toContain(`Nouvelle ${slug}`)
    expect(read('actualites/sans-image.html')).toContain('/og-image.png"')
    expect(read('sitemap.xml')).toContain('/actualites/%C3%A9t%C3%A9%202026</loc>')
    const sharedBy = (slug: string) => /\/partage\/\w+\.jpg/.exec(read(`actualites/${slug}.html`))?.[0]
    expect(sharedBy('encore')).toBe(sharedBy('antenne'))
    const problems = [
      '"12/05/2025" is no date',
      '/actualites/sans-image: its picture',
      '"a/b" is no name of a file',
      '"moitie-\uFFFD" is no name of a file',
    ]
    for (const named of problems) expect(state().odd).toContainEqual(expect.stringContaining(named))
    for (const [folder, title] of [
      ['', 'Nouvelle antenne'],
      ['en/', 'News antenne'],
    ] as const) {
      const document = read(`${folder}actualites/antenne.html`)
      const compressed = readFileSync(join(site, `${folder}actualites/antenne.html.br`))
      expect(brotliDecompressSync(compressed).toString()).toBe(document)
      const heads = [`<title>${title} ·`, `"og:title" content="${title} ·`, `alt" content="${title}"`]
      for (const part of [...heads, `${title}, le texte.`]) expect(document).toContain(part)
      const [, shared = ''] = /og:image" content="https:\/\/[^/]+(\/partage\/\w+\.jpg)"/.exec(document) ?? []
      const { format, width, height, size = 0 } = await sharp(readFileSync(join(site, shared))).metadata()
      expect([format, width, height, size <= 300_000]).toEqual(['jpeg', 1200, 630, true])
      expect(read(`${folder}actualites.html`)).toContain(title)
      expect(read(`actualites.${folder.replace('/', '.')}atom`)).toContain(`<title>${title}</title>`)
      expect(read('sitemap.xml')).toContain(`/${folder}actualites/antenne</loc>`)
    }
  })

  test('without a change writes nothing, and asks with what the provider said last', async () => {
    const before = times()
    clearJournal()
    expect((await run()).output).toContain('0 files written, 0 removed.')
    expect(times()).toEqual(before)
    expect(requests().filter(({ status }) => status === 304).length).toBeGreaterThan(20)
    expect(Date.now() - Date.parse(state().refreshed)).toBeLessThan(60_000)
  })

  test('a news item is changed or deleted while other lists cannot be read: they stay as they were', async () => {
    const antenne = table('actualites').findFirst({ where: { slug: { equals: 'antenne' } } })
    table('actualites').update(Number(antenne?.id), { titre: 'Autre titre' })
    expect(existsSync(join(site, 'actualites/passagere.html'))).toBe(true)
    withdraw('passagere')
    // A picture that could not be had is asked for again.
    addFiles({ 'rien.png': `base64:${readFileSync('public/icon-512.png').toString('base64')}` })
    const count = (list: TableName) => table(list).count()
    const [all, texts] = [count('publications'), count('reglementations')]
    const half = Math.ceil(all / 2) - 1
    table('publications').remove({ where: { id: { gt: half } } })
    const lost = `${half} rows in place of ${all}: deploy.sh --refresh --accept publications takes them`
    const documents = () => ['textes_reglementaires.html', 'publications.html'].map(read)
    const before = documents()
    play('html', { only: '/api/reglementations' })
    expect((await run()).code).toBe(0)
    expect(listState('reglementations')).toMatchObject({ rows: texts, failures: 1, failure: { why: 'no JSON' } })
    expect(listState('publications')).toMatchObject({ rows: all, failures: 1, failure: { why: lost } })
    expect(documents()).toEqual(before)
    expect(read('actualites/sans-image.html')).toMatch(/\/partage\/\w+\.jpg"/)
    expect(read('actualites/antenne.html')).toContain('<title>Autre titre ·')
    expect(files().filter((file) => file.includes('passagere'))).toEqual([])
    for (const file of ['actualites.html', 'actualites.atom', 'sitemap.xml'])
      expect(read(file)).not.toContain('passagere')
    expect(listState('actualites')).toMatchObject({ failures: 0, failure: null })
    // The operator says that rows are meant to be gone.
    play('normal')
    expect((await refresh(site, provider, '--accept', 'publications')).code).toBe(0)
    expect(listState('publications')).toMatchObject({ rows: half, failure: null })
    expect(listState('reglementations')).toMatchObject({ rows: texts, failures: 0 })
  })

  test.runIf(full)('a provider that limits the requests for five seconds is waited for', async () => {
    clearJournal()
    play('rate limited', { only: '/api/communications' })
    const ended = run()
    await expect.poll(() => requests().map(({ status }) => status)).toContain(429)
    play('normal')
    expect((await ended).code).toBe(0)
    expect(listState('communications')).toMatchObject({ failures: 0, failure: null })
  })

  test.runIf(full)('one that is killed leaves whole files, and the next one ends what it began', async () => {
    publish('bientot-retiree')
    const child = spawn(process.execPath, ['.refresh/refresh.mjs', '--provider', provider, '--site', site], {
      stdio: 'ignore',
    })
    await expect.poll(() => existsSync(join(site, 'actualites/bientot-retiree.html'))).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    for (const file of files().filter((name) => name.endsWith('.html')))
      expect(read(file).trimEnd(), file).toMatch(/<\/html>$/)
    withdraw('bientot-retiree')
    expect((await run()).code).toBe(0)
    expect(files().filter((file) => /bientot-retiree|\.new$/.test(file))).toEqual([])
  })

  test('a release that comes back by a rollback has the lists as they were read last, without the provider', async () => {
    const former = mkdtempSync(join(tmpdir(), 'cdec-former-'))
    cpSync(site, former, { recursive: true })
    withdraw('antenne')
    await run()
    play('unreachable')
    await refresh(former, provider, '--stored', '--state', join(site, '.refresh'))
    expect(existsSync(join(former, 'actualites/encore.html'))).toBe(true)
    expect(existsSync(join(former, 'actualites/antenne.html'))).toBe(false)
    expect(readFileSync(join(former, 'actualites.atom'), 'utf8')).not.toContain('/actualites/antenne')
  })

  test.skipIf(process.getuid?.() !== 0)('root is refused where the documents are another user’s', async () => {
    const stateOfAnother = mkdtempSync(join(tmpdir(), 'cdec-state-'))
    chownSync(stateOfAnother, 1, 1)
    const { code, output } = await refresh(site, provider, '--state', stateOfAnother)
    expect([code, output]).toEqual([2, expect.stringContaining('deploy.sh --refresh')])
    expect(readdirSync(stateOfAnother)).toEqual([])
  })

  test.each([
    ['localhost:8000', 'no address: localhost:8000 (http://host:port)'],
    ['http://127.0.0.1:9', 'No list of http://127.0.0.1:9 could ever be read: '],
  ])('a wrong address of the provider, %s, is named', async (address, said) => {
    const { code, output } = await refresh(site, address, '--state', mkdtempSync(join(tmpdir(), 'cdec-state-')))
    expect([code, output]).toEqual([2, expect.stringContaining(said)])
  })
})
