import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { recordsOf, writeData } from '../../support/browser/made-data'
import { openSite } from '../../support/browser/open-site'

const { publications } = recordsOf(2000, (n) => ({
  title: `Publication ${n} de la Caisse, avec un titre qui dit ce qu’elle contient`,
  text: 'Une phrase de la description. '.repeat(16),
  photo: '',
  document: `/api/files/${n}.pdf`,
  day: '2026-01-01',
  slug: '',
}))
const { site, browser } = await openSite({ data: writeData({ publications }) })

test('a list of 2,000 publications is shown and scrolled without a task of 200 ms, and never drawn whole', async () => {
  const { page } = await visit(browser, { width: 360 })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await page.goto(`${site.url}/publications`)
  const rows = page.locator('main article')
  await rows.first().waitFor()
  // The copy for offline reading is written a second after the answer.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cdec-cache'))).toContain('Publication 2000')
  expect(await rows.count()).toBeLessThan(200)
  await page.keyboard.press('Control+End')
  await expect.poll(() => rows.count()).toBeGreaterThan(60)
  // On an idle machine the longest task is 50 ms.
  expect(await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'tasks') as number[])))).toBeLessThan(200)

  // An item whose address is opened is drawn, however far down it is.
  await page.goto(`${site.url}/publications#publications-1999`)
  await page.locator('#publications-1999').waitFor()
})
