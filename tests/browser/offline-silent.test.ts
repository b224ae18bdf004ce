import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextIn, launch, watch } from '../support/browser/chromium'
import { makeData } from '../support/browser/made-data'
import { isNetworkError, keptWhole } from '../support/browser/offline'
import { startProvider, startSite } from '../support/browser/processes'

const { file, data } = makeData()
const first = data.communications[0]?.title.fr ?? ''

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test('a network that is there but dead: the kept list is there at once, says so in time, and goes on by itself', async () => {
  const provider = await startProvider({ data: file })
  const site = await startSite({ provider: provider.url })
  const context = await contextIn(browser)
  const page = await context.newPage()
  const said = watch(page)
  try {
    await page.goto(`${site.url}/`)
    await keptWhole(page)

    await context.addInitScript((hourAgo) => {
      const kept = localStorage.getItem('cdec-cache') ?? ''
      localStorage.setItem('cdec-cache', kept.replace(/"dataUpdatedAt":\d+/g, `"dataUpdatedAt":${hourAgo}`))
    }, Date.now() - 3_600_000)

    site.freeze()
    const begun = Date.now()
    await page.goto(`${site.url}/communique`, { waitUntil: 'commit' })
    await page.getByText(first).first().waitFor()
    expect(Date.now() - begun).toBeLessThan(1500)
    const line = page.getByRole('status').filter({ hasText: 'Le réseau ne répond pas.' })
    await line.waitFor({ timeout: 12_000 })
    expect(await line.innerText()).toMatch(/Données du \d+/)
    // What was never read is judged at once by then: no spinner for a network that is known to be dead.
    await page.getByRole('link', { name: 'Mes documents' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mes documents' }).waitFor()
    await page.goBack()
    await page.getByText(first).first().waitFor()

    site.thaw()
    await line.waitFor({ state: 'detached', timeout: 20_000 })
    expect(said.filter((one) => !isNetworkError(one))).toEqual([])
  } finally {
    await context.close()
    await provider.kill()
    await site.kill()
  }
})

test.each([
  ['the provider is down', 'Aucun communiqué disponible pour le moment.'],
  ['the network is cut', 'cette page n’a pas encore été gardée sur cet appareil'],
])('what was never kept says so while %s, and comes by itself afterwards', async (fault, words) => {
  let provider = await startProvider({ data: file })
  const site = await startSite({ provider: provider.url })
  const port = Number(new URL(provider.url).port)
  const context = await contextIn(browser)
  const page = await context.newPage()
  const cut = fault === 'the network is cut'
  try {
    await page.goto(`${site.url}/`)
    await keptWhole(page)
    if (cut) await context.setOffline(true)
    else await provider.kill()
    // Somebody cleared the browser's small storage: the site is there, what it shows is not.
    await context.addInitScript(() => localStorage.removeItem('cdec-cache'))

    await page.goto(`${site.url}/communique`)
    await page.getByText(words).waitFor({ timeout: 15_000 })
    // An empty list is not mistaken for a list of nothing.
    if (!cut) await page.getByText('Le service est momentanément indisponible.').waitFor()

    if (cut) await context.setOffline(false)
    else provider = await startProvider({ data: file, port })
    await page.getByText(first).first().waitFor({ timeout: 75_000 })
  } finally {
    await context.close()
    await provider.kill()
    await site.kill()
  }
})
