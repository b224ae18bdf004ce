import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { spread } from './figures.mjs'

const groups = [
  ['L’institution', ['Présentation', 'Gouvernance', 'Textes réglementaires', 'Partenaires']],
  ['Actualités', ['Communiqués', 'Publications', 'Interviews', 'Médiathèque']],
]

/**
 * Measures navigations by the menu (from the click to the painted heading), then some thirty interactions on a processor six and
 * twenty times slower by event timing: from the event to the next frame.
 */
export async function insideTheSite({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${url}/missions`, { waitUntil: 'networkidle' })
    await page.evaluate(follow)
    const navigations = await byTheMenu(page)
    const session = await context.newCDPSession(page)
    const interactions = async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      await page.evaluate(() => window.events.clear())
      await byTheMenu(page)
      await typeASearch(page)
      await page.waitForTimeout(500)
      return page.evaluate(() => [...window.events.values()])
    }
    return {
      'navigation (CPU 1×)': spread(navigations),
      'interaction (CPU 6×)': spread(await interactions(6)),
      'interaction (CPU 20×)': spread(await interactions(20)),
    }
  } finally {
    await browser.close()
  }
}

async function byTheMenu(page) {
  const took = []
  for (const [group, names] of groups) {
    for (const name of names) {
      const menu = page.getByRole('navigation').first()
      await menu.getByRole('button', { name: group }).click()
      await menu.getByRole('link', { name, exact: true }).click()
      took.push(await page.evaluate(() => window.changed()))
    }
  }
  return took
}

async function typeASearch(page) {
  const field = page.locator('main').getByRole('searchbox')
  await field.click()
  await field.pressSequentially('consignation', { delay: 60 })
}

/** Runs in the page. The browser reports durations in steps of 8 ms, from 16 ms on. */
function follow() {
  window.events = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.events.set(interactionId, Math.max(duration, window.events.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16 })
  const at = { clicked: 0, painted: 0 }
  addEventListener('click', () => (at.clicked = performance.now()), true)
  const heading = () => document.querySelector('h1')?.innerText
  let last = heading()
  new MutationObserver(() => {
    if (heading() === undefined || heading() === last) return
    last = heading()
    requestAnimationFrame(() => setTimeout(() => (at.painted = performance.now())))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  window.changed = async () => {
    while (at.painted < at.clicked) await new Promise((resolve) => setTimeout(resolve, 10))
    return at.painted - at.clicked
  }
}
