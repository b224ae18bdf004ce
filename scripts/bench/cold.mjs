import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findFullChromium } from '../chromium.mjs'
import { medians } from './medians.mjs'

const kbit = { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 6 }
const profiles = {
  mobile: {},
  slow: { throttling: { ...kbit, requestLatencyMs: 1500, downloadThroughputKbps: 360, uploadThroughputKbps: 360 } },
}

/** First visits as Lighthouse simulates them: for each route the median of every figure. Milliseconds and KiB. */
export async function coldVisits({ url, routes, runs, profile }) {
  const chromePath = findFullChromium()
  // One run nobody counts: the first one after a start is always the slowest.
  await visit({ url: url + routes[0], chromePath, profile }).catch(() => undefined)
  const rows = {}
  for (const route of routes) {
    const measured = []
    for (let run = 0; run < runs; run += 1) {
      // A machine that is too busy gives no usable trace at times.
      const again = () => visit({ url: url + route, chromePath, profile })
      measured.push(await again().catch(again))
    }
    rows[route] = medians(measured)
    console.error(`${route} ${JSON.stringify(rows[route])}`)
  }
  return rows
}

async function visit({ url, chromePath, profile }) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const settings = { onlyCategories: ['performance'], ...profiles[profile] }
    const flags = { port: chrome.port, output: 'json', logLevel: 'silent' }
    const result = await lighthouse(url, flags, { extends: 'lighthouse:default', settings })
    return figures(result.lhr)
  } finally {
    chrome.kill()
  }
}

function figures({ audits, categories, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message)
  const value = (audit) => audits[audit].numericValue
  const sent = audits['network-requests'].details.items
  const kib = (type) =>
    sent
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  return {
    score: Math.round(categories.performance.score * 100),
    'first paint': value('first-contentful-paint'),
    'largest paint': value('largest-contentful-paint'),
    'blocking time': value('total-blocking-time'),
    'layout shift': value('cumulative-layout-shift'),
    'JS KiB': kib('Script'),
    'CSS KiB': kib('Stylesheet'),
    'all KiB': kib(),
  }
}
