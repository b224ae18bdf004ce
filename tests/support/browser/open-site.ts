import type { Browser } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { launch } from './chromium'
import { startProvider, startSite } from './processes'

/** The Chromium of this worker. It ends with the worker's process. */
let launched: Browser | undefined

/** A Chromium for the tests of one file, without anything that another file has left in it. */
export async function openBrowser() {
  if (launched?.isConnected() !== true) launched = await launch()
  const browser = launched
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  return browser
}

/**
 * The built site and a Chromium, for the tests of one file. The provider is the built-in one, as it is at its start;
 * with a file of data it is a process of its own, which answers them.
 */
export async function openSite({ data }: { data?: string } = {}) {
  return { site: await (data === undefined ? resetSite() : siteOf(data)), browser: await openBrowser() }
}

/** The site of this worker. */
async function resetSite(): Promise<{ url: string }> {
  const url = inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1] ?? ''
  await fetch(`${url}/__mock/reset`, { method: 'POST' })
  return { url }
}

async function siteOf(data: string) {
  const provider = await startProvider({ data })
  const site = await startSite({ provider: provider.url })
  afterAll(async () => {
    await site.kill()
    await provider.kill()
  })
  return site
}
