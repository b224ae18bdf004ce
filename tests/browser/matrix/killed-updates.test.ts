import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFaultProxy } from '../../support/browser/fault-proxy'
import { openProfile } from '../../support/browser/killable'
import { cachedWhole } from '../../support/browser/offline'
import { hydrated, pageHeading } from '../../support/browser/open-page'
import { startSite } from '../../support/browser/open-site'
import { copyBuild, deploy, nextRelease } from '../../support/browser/releases'
import { randomFrom } from '../../support/random'

// The browser is killed during an update. Without a network it then shows the old or the new release, complete.

const seed = Number(process.env['SEED'] ?? 20261122)
const moments = Number(process.env['MOMENTS'] ?? 50)
/** The delay of each answer while the new release is downloaded, in milliseconds. */
const slow = 20
/** The files of the new release. The moments after the last of them are `moment` milliseconds apart. */
const files = /^\/(?:assets\/[^/]+-B[\w-]{8}\.\w+)$/
const moment = 100
const momentsAfter = 40

const served = copyBuild()
const releaseA = copyBuild()
const releaseB = nextRelease()
const profileA = mkdtempSync(join(tmpdir(), 'cdec-profile-'))
const site = await startSite({ outDir: served })
const line = await startFaultProxy(site.url)

beforeAll(async () => {
  const { page, close } = await openProfile(profileA)
  await page.goto(line.url)
  await cachedWhole(page)
  await close()
})
afterAll(() => {
  for (const folder of [served, releaseA, releaseB, profileA]) rmSync(folder, { recursive: true, force: true })
})

const random = randomFrom(seed)
const count = readFileSync(join(releaseB, 'sw.js'), 'utf8').match(/"url":"assets\//g)?.length ?? 0
const cases = Array.from({ length: moments }, () => 1 + random(count + momentsAfter))
const ends = { A: 0, B: 0 }

test.each(cases)(`killed at the moment %i of ${count + momentsAfter} (SEED=${seed})`, async (at) => {
  const profile = mkdtempSync(join(tmpdir(), 'cdec-profile-'))
  cpSync(profileA, profile, { recursive: true })
  try {
    await killedUpdate(profile, at)

    line.spoil(/./, 'reset')
    const offline = await openProfile(profile)
    const releases = new Set<string>()
    for (const path of ['/', '/depot', '/communique', '/cas/offres-reelles']) {
      await offline.page.goto(line.url + path)
      await opensWhole(offline.page)
      releases.add(await releaseOf(offline.page))
    }
    await offline.page.getByRole('link', { name: 'Guide des utilisateurs' }).first().click()
    await offline.page.getByRole('heading', { level: 1, name: 'Guide des utilisateurs' }).waitFor()
    releases.add(await releaseOf(offline.page))
    expect([...releases]).toHaveLength(1)
    ends[releases.has('B') ? 'B' : 'A'] += 1
    await offline.close()

    line.spoil()
    line.slowDown(0)
    const online = await openProfile(profile)
    await online.page.goto(line.url)
    await opensWhole(online.page)
    if ((await releaseOf(online.page)) === 'A') {
      const update = online.page.getByRole('button', { name: 'Mettre à jour' })
      await Promise.all([online.page.waitForEvent('load'), update.click()])
      await opensWhole(online.page)
    }
    expect(await releaseOf(online.page)).toBe('B')
    await online.close()
  } finally {
    deploy(releaseA, served)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('the moments reach into both releases', () => {
  expect(ends.A).toBeGreaterThan(0)
  expect(ends.B).toBeGreaterThan(0)
})

/** Accepts the update to B as soon as it is offered, and kills the browser at the `at`th file of B or after the last. */
async function killedUpdate(profile: string, at: number) {
  const { page, kill } = await openProfile(profile)
  deploy(releaseB, served)
  line.slowDown(slow)
  const asked = line.asked(Math.min(at, count), files)
  await page.goto(line.url)
  const update = page.getByRole('button', { name: 'Mettre à jour' })
  void update.click().catch(() => undefined)
  await asked
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - count) * moment))
  await kill()
}

/** Waits until the page is hydrated, and checks that it reports no missing file. */
async function opensWhole(page: Page) {
  await pageHeading(page).waitFor()
  await hydrated(page)
  expect(await page.getByText(/n’a pas pu démarrer|n’est plus gardé|erreur inattendue/).isVisible()).toBe(false)
}

/** Returns the release that all scripts of the page belong to. */
async function releaseOf(page: Page): Promise<string> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.js$/.test(name)),
  )
  expect(scripts.length).toBeGreaterThan(3)
  const ofB = scripts.filter((name) => /-B[\w-]{8}\.js$/.test(name))
  expect([0, scripts.length]).toContain(ofB.length)
  return ofB.length > 0 ? 'B' : 'A'
}
