import { execFileSync, type StdioOptions } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { copySources, ownEnvironment } from '../../support/browser/build-copy'
import { visit } from '../../support/browser/chromium'
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

/** Makes a release and deploys it, as docs/deploy.md says. Returns the folder of the site. */
function install(provider: string): string {
  const out = mkdtempSync(join(tmpdir(), 'cdec-delivered-'))
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit']
  const cwd = checkout()
  execFileSync(process.execPath, ['scripts/release.mjs', '--provider', provider, '--out', out], {
    cwd,
    env: ownEnvironment,
    stdio,
  })
  rmSync(cwd, { recursive: true })
  const [archive = ''] = readdirSync(out)
  const site = join(out, 'site')
  // The user that renders the documents is another one than the owner of the release, and may enter the folders above it.
  chmodSync(out, 0o755)
  chmodSync(tmpdir(), 0o755)
  const env = { ...ownEnvironment, CDEC_SITE: site, CDEC_NGINX: 'true', CDEC_USER: 'nobody', PROVIDER_URL: provider }
  execFileSync('sh', ['deploy/deploy.sh', join(out, archive)], { env, stdio })
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
    return () => Promise.all([nginx.kill(), provider.kill()])
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

  test('names no path of the machine that built it, and holds no development code', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!node_modules.*)\.(?:mjs|js|html|css|json)$/.test(file),
    )
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(texts.filter((text) => text.includes(tmpdir()) || text.includes('jsxDEV'))).toEqual([])
  })
})
