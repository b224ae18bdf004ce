import { afterAll } from 'vitest'
import { launch } from './chromium'
import { startProvider, startSite } from './processes'

/** A Chromium for the tests of one file: it ends after the last. */
export async function openBrowser() {
  const browser = await launch()
  afterAll(() => browser.close())
  return browser
}

/**
 * The built site as a process and a Chromium, for the tests of one file: both end after the last. The provider is the
 * built-in one; with a file of data it is a process of its own, which answers them.
 */
export async function openSite({ data }: { data?: string } = {}) {
  const provider = data === undefined ? undefined : await startProvider({ data })
  const site = await startSite(provider && { provider: provider.url })
  afterAll(async () => {
    await site.kill()
    await provider?.kill()
  })
  return { site, browser: await openBrowser() }
}
