import { expect, test } from 'vitest'
import { openSite } from '../../support/browser/open-site'

const { site, browser } = await openSite()

test('what the address names stays in sight while rows arrive above it, and is shown again', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 375, height: 720 } })
  const page = await context.newPage()
  const top = () =>
    page.evaluate(() => Math.round(document.getElementById('actualites')?.getBoundingClientRect().top ?? -1))

  // The key figures above the section arrive late and take space.
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/stats*', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(`${site.url}/#actualites`)
  await page.getByRole('list', { name: 'Partenaires' }).waitFor()
  const named = await top()
  expect(named).toBeGreaterThanOrEqual(0)
  expect(named).toBeLessThan(200)
  // Positions are rounded to whole pixels.
  const moved = async () => Math.abs((await top()) - named)
  const height = () => page.evaluate(() => document.getElementById('indicateurs')?.offsetHeight)
  const before = await height()
  answer()
  await expect.poll(height).not.toBe(before)
  await expect.poll(moved).toBeLessThanOrEqual(1)

  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualités', exact: true }).click()
  await expect.poll(moved).toBeLessThanOrEqual(1)
})
