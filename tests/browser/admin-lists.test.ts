import { expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { openSite } from '../support/browser/open-site'
import { tokenOf } from '../support/token-of'

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

test('the head of a list stays under the bar, its first columns and its actions at the sides; at 200 % its tools stand on one line', async () => {
  const { page } = await visit(browser, { token, width: 768 })
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
