import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../chromium.mjs'
import { medians } from './figures.mjs'

const kbit = { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 6 }
const profiles = {
  mobile: {},
  slow: { throttling: { ...kbit, requestLatencyMs: 1500, downloadThroughputKbps: 360, uploadThroughputKbps: 360 } },
}

/**
 * Measures first visits with Lighthouse, to several sites alternately (A B A B …), so that a busy machine slows all of them.
 * Resolves to the median of every figure by site and route, in milliseconds and KiB.
 */
export async function coldVisits({ sites, routes, runs, profile = 'mobile' }) {
  const chromePath = findChromium()
  const names = Object.keys(sites)
  // A warm-up run: the first one is always the slowest.
  await visit({ url: sites[names[0]] + routes[0], chromePath, profile }).catch(() => undefined)
  const rows = Object.fromEntries(names.map((name) => [name, {}]))
  for (const route of routes) {
    const measured = Object.fromEntries(names.map((name) => [name, []]))
    for (let run = 0; run < runs; run += 1)
      for (const name of names) {
        // A busy machine sometimes gives no usable trace.
        const again = () => visit({ url: sites[name] + route, chromePath, profile })
        measured[name].push(await again().catch(again))
      }
    for (const name of names) {
      rows[name][route] = medians(measured[name])
      console.error(`${name} ${route} ${JSON.stringify(rows[name][route])}`)
    }
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
