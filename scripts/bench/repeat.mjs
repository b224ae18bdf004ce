import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { medians } from './figures.mjs'

/** Measures repeat visits without a network, on a processor four times slower. */
export async function repeatVisits({ url, routes, runs }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (const route of routes) await page.goto(url + route, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const rows = {}
    for (const route of routes) {
      const measured = []
      for (let run = 0; run < runs; run += 1) {
        await page.goto(url + route)
        measured.push(await page.evaluate(paints))
      }
      rows[route] = medians(measured)
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Runs in the page: collects its paints and shifts of the first three seconds. */
async function paints() {
  const seen = { 'first paint': 0, 'largest paint': 0, 'layout shift': 0 }
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen['first paint'] = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen['largest paint'] = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen['layout shift'] += value
  })
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return seen
}
