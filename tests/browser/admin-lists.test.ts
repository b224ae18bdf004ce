import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminStates } from '../support/browser/admin-states'
import { visit } from '../support/browser/chromium'
import { openSite } from '../support/browser/open-site'
import { firstOf } from '../support/full'
import { tokenOf } from '../support/token-of'

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

test('the head of a list stays under the bar, its first columns and its actions at the sides; at 200 % its tools stand on one line', async () => {
  const { page } = await visit(browser, { token, width: 1280 })
  await page.goto(`${site.url}/Admin/actualites`)
  const title = page.getByRole('columnheader', { name: 'Titre', exact: true })
  await title.waitFor()
  const frame = page.getByRole('table').locator('..')
  await frame.evaluate((element) => element.scrollTo({ left: 300 }))
  await page.evaluate(() => scrollTo(0, 700))
  const bar = page.getByRole('banner')
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
  await expect
    .poll(async () => {
      const boxes = [title, head('Id'), head('Actions'), bar, frame].map((element) => element.boundingBox())
      const [name, first, last, above, around] = await Promise.all(boxes)
      if (!name || !first || !last || !above || !around) return null
      const distances = {
        bar: name.y - above.y - above.height,
        left: first.x - around.x,
        name: name.x - first.x - first.width,
        right: last.x + last.width - around.x - around.width,
      }
      return Object.entries(distances).filter(([, distance]) => Math.abs(distance) > 2)
    })
    .toEqual([])
  // The head is painted over the rows that scroll below it.
  const seen = await title.evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect()
    return heading.contains(document.elementFromPoint(left + 20, top + 20))
  })
  expect(seen).toBe(true)

  await page.setViewportSize({ width: 640, height: 800 })
  const middles = async () => {
    const tools = ['Exporter', 'Importer'].map((name) => page.getByRole('button', { name, exact: true }))
    const present = await Promise.all(tools.map(async (tool) => ((await tool.count()) > 0 ? [tool] : [])))
    const boxes = [page.getByRole('searchbox', { name: 'Rechercher' }), ...present.flat()].map((one) =>
      one.boundingBox(),
    )
    return new Set((await Promise.all(boxes)).map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)))
  }
  await expect.poll(async () => (await middles()).size).toBe(1)
})

/** Expects the edit and delete icons of the last record in sight. */
async function expectIcons(page: Page) {
  for (const name of [/^Modifier /, /^Supprimer /]) {
    const icon = page.getByRole('button', { name }).last()
    await icon.scrollIntoViewIfNeeded()
    const isSeen = await icon.evaluate((button) => {
      const { x, y, width: wide, height } = button.getBoundingClientRect()
      return (
        button.querySelector('svg') !== null && button.contains(document.elementFromPoint(x + wide / 2, y + height / 2))
      )
    })
    expect(isSeen).toBe(true)
    expect(await icon.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity)).toBe('1')
  }
}

/** Returns the number of rows or cards that are entirely visible, and the top of the first one in px. */
const inSight = (page: Page) =>
  page.locator('tbody tr, main ul[aria-label] > li').evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect())
    return { count: boxes.filter(({ bottom }) => bottom <= innerHeight).length, first: boxes[0]?.top ?? 0 }
  })

test.each(
  firstOf(0, ['communiques', 'actualites', 'blocs?size=25', 'publications', 'subscriber', 'videos', 'pays?size=25']),
)(
  '%s: twelve records at 1280 × 800, four cards on a phone, their icons in sight, and one line of tools',
  async (screen) => {
    const { page } = await visit(browser, { token, width: 1280 })
    const see = async (width: number, height: number) => {
      await page.setViewportSize({ width, height })
      await adminStates['list']?.(page, `${site.url}/Admin/${screen}`)
      return inSight(page)
    }
    expect((await see(1280, 800)).count).toBeGreaterThanOrEqual(12)
    await expectIcons(page)
    for (const width of [1280, 1024]) {
      if (width !== 1280) await see(width, 800)
      const tools = page.getByRole('searchbox').locator('xpath=ancestor::*[.//button[normalize-space()="Exporter"]][1]')
      expect((await tools.boundingBox())?.height).toBeLessThan(60)
    }
    const phone = await see(360, 740)
    expect(phone.count).toBeGreaterThanOrEqual(4)
    expect(phone.first).toBeLessThanOrEqual(300)
    await expectIcons(page)
    const remove = page.getByRole('button', { name: /^Supprimer / }).first()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)
