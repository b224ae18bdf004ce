import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-screens'
import { visit } from '../../support/browser/chromium'
import { leastFreeze, longestFreeze, watchFreezes } from '../../support/browser/freeze'
import { recordsOf, writeData } from '../../support/browser/made-data'
import { openBrowser, startProvider, startSite } from '../../support/browser/open-site'
import { dataPaths } from '../../support/browser/public-paths'
import { tokenOf } from '../../support/provider-preview'

/** The maximum length of a task, in milliseconds. */
const limit = 200

const browser = await openBrowser()

/** Writes data with so many rows in every list. Returns the path of the file. */
function manyRows(count: number): string {
  const text = 'Une phrase de la description, avec « des guillemets » et le n° 12 du 3 mars. '.repeat(4)
  const records = recordsOf(count, (n, list) => ({
    title: `${list} ${n} : garder les fonds confiés à la Caisse`,
    text,
    photo: '',
    document: `/api/files/${n}.pdf`,
    day: new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString().slice(0, 10),
    slug: `${list}-${n}`,
  }))
  const rows = <Row>(rowOf: (n: number) => Row) =>
    Array.from({ length: count }, (_none, n) => ({ id: n + 1, ...rowOf(n + 1) }))
  return writeData({
    ...records,
    presentations: records.presentations.slice(0, 1),
    contents: rows((n) => ({ titre: `Contenu ${n}`, Description: text, type: 'actualite', image: '', video: '' })),
    subscribers: rows((n) => ({ email: `abonne${n}@exemple.cm` })),
    pays: rows((n) => ({ nom: `Pays ${n}` })),
    users: [{ id: 1, name: 'A', email: 'admin@cdec.cm', password: 'motdepasse', type_user: 'administrateur' }],
  })
}

test('ten thousand rows in every list freeze no screen, and none draws them all', async () => {
  const provider = await startProvider({ data: manyRows(10_000) })
  const site = await startSite({ provider: provider.url })
  const found: [path: string, freeze: number, elements: number][] = []
  const measure = async (page: Page, paths: readonly string[]) => {
    await watchFreezes(page)
    for (const path of paths) {
      const freeze = await leastFreeze(page, limit, async () => {
        await page.goto('about:blank')
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        // The copy for offline reading is written a second after the answer.
        await page.waitForTimeout(1500)
      })
      found.push([path, freeze, await page.evaluate(() => document.querySelectorAll('*').length)])
    }
  }
  const visitor = await visit(browser, { width: 360 })
  // The countries of a registration are the options of one native control.
  await measure(
    visitor.page,
    dataPaths.filter((path) => path !== '/inscription/usager'),
  )
  const administrator = await visit(browser, { token: await tokenOf(site.url) })
  await measure(
    administrator.page,
    adminScreens.map((name) => `/Admin/${name}`),
  )
  expect(found.filter(([, freeze, elements]) => freeze > limit || elements > 3000)).toEqual([])
}, 600_000)

// On an idle machine the longest tasks are 50 ms and 110 ms.
test.each([
  [2000, 200],
  [20_000, 500],
])('a list of %i publications is shown and scrolled without a freeze of %i ms', async (count, maxFreeze) => {
  const { publications } = recordsOf(count, (n) => ({
    title: `Publication ${n} de la Caisse, avec un titre qui dit ce qu’elle contient`,
    text: 'Une phrase de la description. '.repeat(16),
    photo: '',
    document: `/api/files/${n}.pdf`,
    day: '2026-01-01',
    slug: '',
  }))
  const provider = await startProvider({ data: writeData({ publications }) })
  const site = await startSite({ provider: provider.url })
  const { page } = await visit(browser, { width: 360 })
  await watchFreezes(page)
  await page.goto(`${site.url}/publications`)
  const rows = page.locator('main article')
  await rows.first().waitFor()
  // The copy for offline reading is written a second after the answer.
  await page.waitForTimeout(2500)
  expect(await longestFreeze(page)).toBeLessThan(maxFreeze)
  expect(await rows.count()).toBeLessThan(200)

  await page.keyboard.press('Control+End')
  await expect.poll(() => rows.count()).toBeGreaterThan(60)
  expect(await longestFreeze(page)).toBeLessThan(maxFreeze)

  // An item whose address is opened is drawn, however far down it is.
  if (count > 2000) return
  await page.goto(`${site.url}/publications#publications-1999`)
  await page.locator('#publications-1999').waitFor()
})
