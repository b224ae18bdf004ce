import { reset } from '@mocks/provider'
import { seeds } from '@mocks/seeds/all'
import { start } from '@mocks/standalone'
import type { Browser } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { launch } from './chromium'
import { resetMock } from './mock'
import { runProvider, runSite } from './processes'
import { stopAtEnd } from './stop-at-end'

/** The Chromium that the test files of this worker share. It ends with the worker's process. */
let shared: Browser | undefined

/** Returns a Chromium for the tests of one file, without contexts of another file. */
export async function openBrowser() {
  if (shared?.isConnected() !== true) shared = await launch()
  const browser = shared
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  return browser
}

/**
 * Returns the built site and a Chromium for the tests of one file. The site of the worker is shared, with the built-in
 * provider in its initial state; with `data`, a JSON file, the provider and the site are new processes.
 */
export async function openSite({ data }: { data?: string } = {}) {
  const browser = await openBrowser()
  if (data !== undefined) {
    const provider = await startProvider({ data })
    return { browser, provider, site: await startSite({ provider: provider.url }) }
  }
  const url = inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1] ?? ''
  await resetMock(url)
  return { browser, provider: { url }, site: { url } }
}

/**
 * Starts the built-in provider in this process, where a test changes its tables and plays its scenarios, until the end of the
 * test or file. Returns its address.
 */
export async function startOwnProvider(): Promise<string> {
  // Another file of this process may have given it other records.
  reset(seeds)
  const { url, stop } = await start({ port: 0 })
  stopAtEnd(stop)
  return url
}

/** Runs a provider until the end of the test or file. */
export async function startProvider(options: Parameters<typeof runProvider>[1] = {}) {
  const provider = await runProvider(inject('providerProgram'), options)
  stopAtEnd(provider.kill)
  return provider
}

/** Serves a build until the end of the test or file. */
export async function startSite(options: Parameters<typeof runSite>[0] = {}) {
  const site = await runSite(options)
  stopAtEnd(site.kill)
  return site
}
