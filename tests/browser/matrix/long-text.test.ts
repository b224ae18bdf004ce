import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { openSite } from '../../support/browser/open-site'
import { tokenOf } from '../../support/provider-preview'

// A text of 200,000 signs, on a machine four times slower than this one.

const { site, browser } = await openSite()

const paragraph = `<p>${'Les dépôts et consignations sont <strong>reçus</strong>, conservés et restitués. '.repeat(10)}</p>`
const description = paragraph.repeat(Math.ceil(200_000 / paragraph.length))

test('each key in a text of 200,000 signs takes less than 50 ms', async () => {
  const token = await tokenOf(site.url)
  const { page } = await visit(browser, { locale: 'fr', width: 1280, scheme: 'light', token })
  await page.request.put(`${site.url}/api/presentations/1`, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    data: { description },
  })
  await page.goto(`${site.url}/Admin/presentation?open=edit&record=1`)
  const text = page.getByRole('dialog').locator('.ProseMirror')
  await text.locator('p').nth(2).click()
  await page.keyboard.type('ab')
  await page.waitForTimeout(3000)
  const session = await page.context().newCDPSession(page)
  // The time of the processor, whatever else the machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const keys = []
  for (const sign of 'Une phrase tapée sans arrêt.') {
    const before = await busyMs()
    await page.keyboard.insertText(sign)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    keys.push((await busyMs()) - before)
  }
  const median = keys.toSorted((one, other) => one - other)[Math.floor(keys.length / 2)] ?? Number.NaN
  expect(median * 4).toBeLessThan(50)
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const rows: unknown = await (await fetch(`${site.url}/api/presentations`)).json()
  expect(JSON.stringify(rows)).toContain('Une phrase tapée sans arrêt.')
})
