import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { startFront } from './front.mjs'
import { startLine } from './line.mjs'
import { buildReleases } from './releases.mjs'
import { serveBuild, serveData } from './site.mjs'

const visits = ['/', '/communique', '/publications']
const days = 30

/** The releases: each changes a text or a component on a day of the month. */
const releases = [
  { day: 7, file: 'src/i18n/locales/main/fr.po', from: 'msgstr "Aller au contenu"', to: 'msgstr "Vers le contenu"' },
  { day: 14, file: 'src/site/layout/footer.tsx', from: '<footer ', to: '<footer data-release="2" ' },
  { day: 21, file: 'src/i18n/locales/help/fr.po', from: /msgstr "(\w)/, to: 'msgstr "  $1' },
  { day: 28, file: 'src/site/lists/list-body.tsx', from: 'className=', to: 'data-release="4" className=' },
]

/**
 * Measures what a reader downloads in a month, in KiB: the home page and two lists a day, and four releases, built with the
 * provider's rows; with and without the site's data saver. All bytes from the server count, with headers and encryption, over
 * HTTP/2 as deploy/nginx.conf has it; the browser keeps its profile from day to day.
 */
export async function month(port) {
  const provider = await serveData(port + 2)
  const builds = buildReleases(releases, { provider: provider.url })
  provider.stop()
  try {
    const rows = {}
    for (const saves of [false, true]) rows[saves ? 'data saver' : 'usual'] = await reader({ port, builds, saves })
    return rows
  } finally {
    for (const folder of builds) rmSync(folder, { recursive: true, force: true })
  }
}

async function reader({ port, builds, saves }) {
  const served = mkdtempSync(join(tmpdir(), 'cdec-served-'))
  const deploy = (folder) => {
    rmSync(served, { recursive: true, force: true })
    cpSync(folder, served, { recursive: true })
  }
  deploy(builds[0])
  const site = await serveBuild(port + 3, { folder: served })
  const front = await startFront(port + 1, port + 3, { http2: true })
  const line = await startLine(port, port + 1)
  const profile = mkdtempSync(join(tmpdir(), 'cdec-reader-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${front.key}`, '--disable-background-networking'],
    viewport: { width: 360, height: 740 },
  })
  try {
    if (saves) await browser.addInitScript(() => localStorage.setItem('low-data', 'on'))
    const figures = {}
    let before = 0
    const note = (name) => {
      figures[`${name} KiB`] = (line.bytes() - before) / 1024
      before = line.bytes()
    }
    const begin = Date.now()
    for (let day = 1; day <= days; day += 1) {
      const release = releases.findIndex((one) => one.day === day)
      if (release >= 0) {
        note(release === 0 ? 'days without a release' : `release ${release}`)
        deploy(builds[release + 1])
      }
      // Yesterday's page is closed, so that a new worker activates.
      const page = await browser.newPage()
      await page.clock.setFixedTime(begin + day * 86_400_000)
      for (const path of visits) await page.goto(`https://localhost:${port}${path}`, { waitUntil: 'networkidle' })
      await line.quiet()
      // The browser stops the worker overnight.
      const session = await browser.newCDPSession(page)
      await session.send('ServiceWorker.enable')
      await session.send('ServiceWorker.stopAllWorkers')
      await page.close()
      if (day === 1) note('first day')
    }
    note(`release ${releases.length}`)
    figures['month KiB'] = line.bytes() / 1024
    return figures
  } finally {
    await browser.close()
    line.stop()
    front.stop()
    site.stop()
    rmSync(served, { recursive: true, force: true })
    rmSync(profile, { recursive: true, force: true })
  }
}
