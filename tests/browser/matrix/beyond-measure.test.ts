import { describe, expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { leastFreeze, longestFreeze, watchFreezes } from '../../support/browser/freeze'
import { recordsOf, writeData } from '../../support/browser/made-data'
import { pageHeading } from '../../support/browser/open-page'
import { openBrowser, startProvider, startSite } from '../../support/browser/open-site'
import { dataPaths } from '../../support/browser/public-paths'
import { tokenOf } from '../../support/provider-preview'

/** The maximum length of a task, in milliseconds. */
const limit = 200

const browser = await openBrowser()

const megabyte = 1_000_000
/** Texts of a megabyte, or nested ten thousand levels deep. */
const hugeTexts = {
  'a megabyte of HTML': '<p><b>a</b> <i>b</i> <a href="javascript:alert(1)">c</a></p>'.repeat(megabyte / 62),
  'a megabyte of one word': 'a'.repeat(megabyte),
  'a megabyte of words': 'des mots '.repeat(megabyte / 9),
  'a megabyte of brackets': '<'.repeat(megabyte),
  'a megabyte of tables': '<table><tr><td>'.repeat(megabyte / 15),
  'ten thousand levels': `${'<blockquote><div><b>'.repeat(10_000)}a`,
  'ten thousand lists': `${'<ul><li>'.repeat(10_000)}a`,
} as const

/** Returns the pages of a site with one text in every field of one record in each list that freeze, with their times. */
async function frozen(text: string, paths: readonly string[], signedIn = false) {
  const content = { title: text, text, photo: '', document: '', day: '2026-05-11', slug: 'un' }
  const contents = [{ id: 1, titre: text, Description: text, type: 'actualite', image: '', video: '' }]
  const provider = await startProvider({ data: writeData({ ...recordsOf(1, () => content), contents }) })
  const site = await startSite({ provider: provider.url })
  const { page } = await visit(browser, signedIn ? { token: await tokenOf(site.url) } : { width: 360 })
  await watchFreezes(page)
  const found: [string, number][] = []
  for (const path of paths) {
    const freeze = await leastFreeze(page, limit, async () => {
      await page.goto('about:blank')
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      await pageHeading(page).waitFor()
    })
    if (freeze > limit) found.push([path, freeze])
  }
  return { found, page }
}

describe.each(Object.entries(hugeTexts))('%s in every field that is shown', (_name, text) => {
  test('no public screen freezes or breaks', async () => {
    const { found, page } = await frozen(text, [...dataPaths, '/interviews/un', '/actualites/un'])
    expect(found).toEqual([])
    // The text is on the last page.
    expect(await page.locator('main').evaluate(({ textContent }) => textContent.length)).toBeGreaterThan(10_000)
  }, 300_000)
})

test('no screen of the back office freezes', async () => {
  const screens = ['interviews', 'presentation', 'missions', 'publications', 'blocs'].map((name) => `/Admin/${name}`)
  expect((await frozen(hugeTexts['a megabyte of HTML'], screens, true)).found).toEqual([])
})

test('a freeze is measured', async () => {
  const { page } = await visit(browser)
  await watchFreezes(page)
  await page.goto('data:text/html,<h1>a')
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 400
      while (performance.now() < end);
    })
  })
  expect(await longestFreeze(page)).toBeGreaterThan(350)
})
