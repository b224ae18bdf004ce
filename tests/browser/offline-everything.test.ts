import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromiumOptions, until, watch } from '../support/browser/chromium'
import { makeData } from '../support/browser/made-data'
import { cachedWhole, isNetworkError } from '../support/browser/offline'
import { pageHeading } from '../support/browser/open-page'
import { startProvider, startSite } from '../support/browser/open-site'
import { publicPaths } from '../support/browser/public-paths'
import { stopAtEnd } from '../support/browser/stop-at-end'
import { firstOf, full } from '../support/full'

const { file, data } = makeData()

/** The provider's texts, by the page that shows them. */
const given: Record<string, { fr: string; en: string }[]> = {
  '/': data.slides.slice(0, 1).map((row) => row.title),
  '/communique': data.communications.map((row) => row.title),
  '/publications': data.publications.map((row) => row.title),
  '/textes_reglementaires': data.reglementations.map((row) => row.title),
  '/mediatheque': data.videos.map((row) => row.title),
  '/interviews': data.interviews.map((row) => row.titre),
  '/actualites': data.actualites.map((row) => row.titre),
  '/infocdec': data.actualites.map((row) => row.titre),
  '/missions': data.missions.map((row) => row.titre),
  '/partenaires': [],
  '/lacdec': data.presentations.map((row) => row.description),
  [`/actualites/${data.actualites[1]?.slug}`]: data.actualites.slice(1, 2).map((row) => row.titre),
  [`/interviews/${data.interviews[2]?.slug}`]: data.interviews.slice(2, 3).map((row) => row.details.contenu),
}

// npm test opens a page of each kind that has rows, npm run test:full all of them.
const someKinds = ['/', '/communique', '/mediatheque', '/lacdec', `/interviews/${data.interviews[2]?.slug}`]
const everywhere = full ? [...new Set([...publicPaths, ...Object.keys(given)])] : someKinds

async function openEach(page: Page, locale: 'fr' | 'en', paths: readonly string[]) {
  const faults: string[] = []
  for (const path of paths) {
    const address = new URL(path, page.url()).href
    await page.goto(address)
    try {
      await pageHeading(page).waitFor()
      for (const words of given[path] ?? []) await page.getByText(words[locale]).first().waitFor({ state: 'attached' })
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
      // The pictures of news items have their own test.
      const own = page.locator('main img[src^="/images/"], main img[src^="/organigramme"]')
      for (const picture of await own.all())
        await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
      expect(await page.getByText(/n’a pas encore été gardée|has not been kept/).count()).toBe(0)
    } catch (error) {
      faults.push(`${locale} ${path}: ${String(error).split('\n')[0]}`)
    }
  }
  expect(faults).toEqual([])
}

test('after one visit to the home page alone, every public page opens without a network, in each language that was used, after a restart of the browser too', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'cdec-profile-'))
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { ...chromiumOptions(), reducedMotion: 'reduce' })
  const provider = await startProvider({ data: file })
  const site = await startSite({ provider: provider.url })
  let context = await open()
  stopAtEnd(() => context.close())
  const first = context.pages()[0] ?? (await context.newPage())
  await first.goto(`${site.url}/`)
  await cachedWhole(first)
  await until(first, async () => (await caches.match('/organigramme-fr-etroit.svg')) !== undefined)

  // Of the other language nothing is kept before it is used (language.test.ts).
  await first.getByRole('link', { name: 'English' }).first().click()
  await first.waitForFunction(() => document.documentElement.lang === 'en')
  await cachedWhole(first)
  await until(first, async () => (await caches.match('/organigramme-en-etroit.svg')) !== undefined)
  await until(first, async () => (await caches.match('/en/app.html', { ignoreSearch: true })) !== undefined)
  await first.getByRole('link', { name: 'Français' }).first().click()
  await first.waitForFunction(() => document.documentElement.lang === 'fr')

  await provider.kill()
  await site.kill()
  await context.close()
  context = await open()
  await context.setOffline(true)
  const page = context.pages()[0] ?? (await context.newPage())
  const errors = watch(page)
  await page.goto(`${site.url}/`)
  // After a restart navigator.onLine may be true.
  await page
    .getByRole('status')
    .getByText(/Vous êtes hors ligne|Le réseau ne répond pas/)
    .waitFor()
  await openEach(page, 'fr', everywhere)
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  await openEach(page, 'en', firstOf(2, everywhere))
  expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
}, 180_000)
