import { execFileSync, type StdioOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { copySources, ownEnvironment } from '../../support/browser/build-copy'
import { visit } from '../../support/browser/chromium'
import { addData, setScenario } from '../../support/browser/mock'
import { haveNginx, startNginx } from '../../support/browser/nginx'
import { cachedWhole } from '../../support/browser/offline'
import { openBrowser, startProvider } from '../../support/browser/open-site'
import type { Served } from '../../support/browser/processes'

// What an operator delivers: the archive of `npm run release`, deployed by its own deploy.sh, behind Debian's nginx with its own
// configuration.

const browser = await openBrowser()
const here = haveNginx()
if (!here) console.warn('LEFT OUT: no release is installed, because nginx is not here')

/** What an operator fills in before the first release. */
const filledIn = {
  'https://www.cdec.example': 'https://cdec.cm',
  '+237 000 000 000': '+237 222 23 45 67',
  'contact@cdec.example': 'contact@cdec.cm',
}

/** Copies the sources, with the settings filled in, to a folder with one commit. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-checkout-'))
  copySources(folder)
  const settings = join(folder, 'src/site/settings.ts')
  const text = readFileSync(settings, 'utf8')
  writeFileSync(
    settings,
    Object.entries(filledIn).reduce((rest, [from, to]) => rest.replace(from, to), text),
  )
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=operator', '-c', 'user.email=operator@cdec.cm', 'commit', '-qm', 'Add the settings')
  return folder
}

/** Runs deploy.sh for a site, as an operator or the timer does. */
const deployment = (site: string, provider: string, ...words: string[]) =>
  [
    'sh',
    ['deploy/deploy.sh', ...words],
    {
      env: { ...ownEnvironment, CDEC_SITE: site, CDEC_NGINX: 'true', CDEC_USER: 'nobody', PROVIDER_URL: provider },
      stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions,
    },
  ] as const

/** Whether the site has a disk of its own, which a test can fill. */
let isSmall = false

/** Makes a release and deploys it, as docs/deploy.md says, on a small disk where one can be had. Returns the folder of the site. */
function install(provider: string): string {
  const out = mkdtempSync(join(tmpdir(), 'cdec-delivered-'))
  const cwd = checkout()
  execFileSync(process.execPath, ['scripts/release.mjs', '--provider', provider, '--out', out], {
    cwd,
    env: ownEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  rmSync(cwd, { recursive: true })
  const [archive = ''] = readdirSync(out)
  const site = join(out, 'disk/site')
  mkdirSync(dirname(site))
  isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', dirname(site)]).status === 0
  // The user that renders the documents is another one than the owner of the release, and may enter the folders above it.
  chmodSync(out, 0o755)
  chmodSync(tmpdir(), 0o755)
  execFileSync(...deployment(site, provider, join(out, archive)))
  return site
}

describe.skipIf(!here)('a release behind nginx', () => {
  let provider: Served
  let url: string
  let folder: string
  beforeAll(async () => {
    provider = await startProvider()
    folder = install(provider.url)
    const nginx = await startNginx({
      provider: provider.url,
      outDir: join(folder, 'current/dist'),
      config: join(folder, 'current/nginx.conf'),
    })
    url = nginx.url
    return async () => {
      await Promise.all([nginx.kill(), provider.kill()])
      if (isSmall) spawnSync('umount', [dirname(folder)])
    }
    // It builds and deploys a release, which takes a busy machine some minutes.
  }, 300_000)

  // Every page in each language: ../offline-everything.test.ts.
  test('is read without a network', async () => {
    const { context, page, errors } = await visit(browser, { width: 360, worker: true })
    await page.goto(url)
    await cachedWhole(page)
    expect(errors).toEqual([])
    await context.setOffline(true)
    await page.goto(`${url}/actualites`)
    const item = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const title = (await item.innerText()).trim()
    await item.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  test('signing in to the back office works', async () => {
    const { page, errors } = await visit(browser, { worker: true })
    await page.goto(`${url}/loginadmin`)
    await page.locator('main').getByLabel('Adresse électronique').fill('admin@cdec.cm')
    await page.locator('input[name=password]').fill('motdepasse')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    expect(errors).toEqual([])
  })

  test('twenty refreshes with a fault each leave every address whole, and the last has all that was published', async () => {
    const play = (name: string, only?: string) => () => setScenario(provider.url, name, only)
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>'
    const publish = (slug: string, image?: string) => () =>
      addData(provider.url, {
        actualites: [
          { slug, titre: slug, datePublication: '2026-11-20', ...(image && { image: `/api/files/${image}` }) },
        ],
        files: image ? { [image]: picture } : {},
      })
    const fill = join(dirname(folder), 'fill')
    const fillDisk = async () => {
      await publish('plein')()
      // Where no small disk could be mounted it stays as it is.
      if (isSmall) spawnSync('sh', ['-c', `cat /dev/zero > ${fill}`])
    }
    const faults: [what: string, happens?: () => unknown, run?: 'killed' | 'twice'][] = [
      ['nothing'],
      ['a picture', publish('une', 'une.svg')],
      ['the same picture again', publish('autre', 'autre.svg')],
      ['half of a sign in a slug', publish('moitie-\uD83D')],
      ['a slug that is no name of a file', publish('a/b')],
      ['a captive portal', play('html')],
      ['a list fails', play('failing', '/api/publications')],
      ['it fails again', publish('pendant')],
      ['and a third time'],
      ['all fail', play('failing')],
      ['no connection', play('unreachable')],
      ['answers that end in the middle', play('malformed')],
      ['rows without their fields', play('missing fields')],
      ['empty lists', play('empty')],
      ['nothing any more', play('normal')],
      ['a kill', publish('tue'), 'killed'],
      ['two refreshes at once', publish('deux'), 'twice'],
      ['a full disk', fillDisk],
      ['room again', () => rmSync(fill, { force: true })],
      ['nothing', publish('enfin')],
    ]
    const refresh = async (run?: 'killed' | 'twice') => {
      const [command, words, options] = deployment(folder, provider.url, '--refresh')
      const start = () => spawn(command, words, { ...options, stdio: 'ignore', detached: true })
      const child = start()
      const ended = [child, ...(run === 'twice' ? [start()] : [])].map((one) => once(one, 'close'))
      // A fast machine may have ended it by then.
      if (run === 'killed') await pause(600)
      if (run === 'killed' && child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL')
      await Promise.all(ended)
    }
    const sitemap = () => readFileSync(join(folder, 'current/dist/sitemap.xml'), 'utf8')
    for (const [what, happens, run] of faults) {
      await happens?.()
      await refresh(run)
      const paths = [...sitemap().matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path)
      expect(paths.length, what).toBeGreaterThan(150)
      const isWhole = async (path: string) => {
        const answer = await fetch(url + path)
        return answer.status === 200 && (await answer.text()).trimEnd().endsWith('</html>')
      }
      const broken: string[] = []
      for (const path of paths) if (!(await isWhole(path))) broken.push(path)
      expect(broken, what).toEqual([])
    }
    for (const slug of ['une', 'autre', 'pendant', 'tue', 'deux', 'plein', 'enfin'])
      expect(sitemap()).toContain(`/actualites/${slug}</loc>`)
  }, 600_000)

  test('names no path of the machine that built it, and holds no development code', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!node_modules.*)\.(?:mjs|js|html|css|json)$/.test(file),
    )
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(texts.filter((text) => text.includes(tmpdir()) || text.includes('jsxDEV'))).toEqual([])
  })
})
