import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'

const { site, browser } = await openSite()

test.each([320, 360, 768, 1280])(
  'the chat button covers nothing at any scroll position of a page, %i px',
  async (width) => {
    const { page } = await visit(browser, { width })
    const found: string[] = []
    for (const path of [...publicPaths, ...recordPaths]) {
      await openPage(page, site.url + path)
      for (const part of [0, 0.1, 0.33, 0.5, 0.75, 1]) {
        const covered = await page.evaluate(coveredAt, part)
        found.push(...covered.map((what) => `${path} at ${part}: ${what}`))
      }
    }
    expect(found).toEqual([])
  },
)

test('it is in sight at every place of a page, and the keyboard reaches it before the page itself', async () => {
  const { page } = await visit(browser, { width: 360 })
  await openPage(page, `${site.url}/publications`)
  const button = page.getByRole('button', { name: 'Ouvrir la discussion' })
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), part)
    const box = await button.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 800).toBe(true)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  await page.evaluate(() => scrollTo(0, 0))
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((one) => one === document.activeElement)) break
  }
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
})

/** Runs in the page: scrolls to a fraction of it. Returns the texts and controls that the chat button covers. */
function coveredAt(part: number): string[] {
  scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight))
  const button = document.querySelector('[aria-label="Ouvrir la discussion"]')
  if (button === null) return ['there is no button']
  const { left, top, width, height } = button.getBoundingClientRect()
  const found = new Set<string>()
  for (let x = 0.05; x < 1; x += 0.1)
    for (let y = 0.05; y < 1; y += 0.1) {
      const at = { x: left + x * width, y: top + y * height }
      // The topmost element below the button and its transparent ancestors.
      const under = document
        .elementsFromPoint(at.x, at.y)
        .find(
          (one) =>
            !button.contains(one) &&
            (!one.contains(button) || getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)'),
        )
      if (under === undefined) continue
      const control = under.closest('a, button, input, select, textarea, summary, label, iframe')
      if (control !== null) found.add(`${control.tagName} ${control.textContent?.slice(0, 30)}`)
      for (const node of under.childNodes) {
        if (!(node instanceof Text)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const isOver = [...range.getClientRects()].some(
          (box) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom,
        )
        if (isOver) found.add(`“${node.data.slice(0, 30)}”`)
      }
    }
  return [...found]
}
