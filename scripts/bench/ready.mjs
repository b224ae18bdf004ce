import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { medians } from './figures.mjs'
import { startFront } from './front.mjs'
import { startLine } from './line.mjs'
import { serveBuild } from './site.mjs'

/** Lighthouse's slow 4G: bytes per second, and the round trip in milliseconds. */
const slow4G = { rate: (1.6 * 1024 * 1024) / 8, roundTrip: 150 }

/**
 * Measures in milliseconds how long after the first paint of a first visit the whole site is cached, on slow 4G over
 * HTTP/2.
 */
export async function readyOffline({ port, routes, runs }) {
  const site = await serveBuild(port + 2)
  const front = await startFront(port + 1, port + 2, { http2: true })
  const rows = {}
  try {
    for (const route of routes) {
      const measured = []
      for (let run = 0; run < runs; run += 1) measured.push(await firstVisit({ port, route }))
      rows[route] = medians(measured)
    }
    return rows
  } finally {
    front.stop()
    site.stop()
  }
}

async function firstVisit({ port, route }) {
  const line = await startLine(port, port + 1, slow4G)
  const args = ['--no-sandbox', '--ignore-certificate-errors', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, ignoreHTTPSErrors: true })
    await page.goto(`https://localhost:${port}${route}`)
    await page.getByText('Prêt hors ligne').waitFor({ timeout: 120_000 })
    const [paint, ready] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0].startTime,
      performance.now(),
    ])
    return { 'first paint': paint, 'ready after it': ready - paint, 'all KiB': line.bytes() / 1024 }
  } finally {
    await browser.close()
    line.stop()
  }
}
