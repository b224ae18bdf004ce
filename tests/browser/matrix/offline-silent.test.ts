import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { makeData } from '../../support/browser/made-data'
import { cachedWhole, isNetworkError } from '../../support/browser/offline'
import { openBrowser, startProvider, startSite } from '../../support/browser/open-site'

const { file, data } = makeData()
const first = data.communications[0]?.title.fr ?? ''

const browser = await openBrowser()

test('a network that is there but dead: the cached list is there at once, says so in time, and goes on by itself', async () => {
  const provider = await startProvider({ data: file })
  const site = await startSite({ provider: provider.url })
  const { context, page, errors } = await visit(browser, { worker: true })
  await page.goto(`${site.url}/`)
  await cachedWhole(page)

  await context.addInitScript((hourAgo) => {
    const kept = localStorage.getItem('cdec-cache') ?? ''
    localStorage.setItem('cdec-cache', kept.replace(/"dataUpdatedAt":\d+/g, `"dataUpdatedAt":${hourAgo}`))
  }, Date.now() - 3_600_000)

  site.freeze()
  await page.goto(`${site.url}/communique`, { waitUntil: 'commit' })
  await page.getByText(first).first().waitFor()
  const line = page.getByRole('status').locator('p').filter({ hasText: 'Le réseau ne répond pas.' })
  await line.waitFor({ timeout: 12_000 })
  expect(await line.innerText()).toMatch(/Données du \d+/)
  // The network is now known to be dead, so that no page waits for it.
  await page.getByRole('link', { name: 'Mes documents' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mes documents' }).waitFor()
  await page.goBack()
  await page.getByText(first).first().waitFor()

  site.thaw()
  await line.waitFor({ state: 'detached', timeout: 20_000 })
  expect(errors.filter((one) => !isNetworkError(one))).toEqual([])
})
