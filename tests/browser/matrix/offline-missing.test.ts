import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { makeData } from '../../support/browser/made-data'
import { cachedWhole } from '../../support/browser/offline'
import { openBrowser, startProvider, startSite } from '../../support/browser/open-site'

const { file, data } = makeData()
const first = data.communications[0]?.title.fr ?? ''

const browser = await openBrowser()

const faults = [
  ['the provider is down', 'Le contenu de cette page n’a pas pu être chargé.'],
  ['the network is cut', 'cette page n’a pas encore été gardée sur cet appareil'],
] as const

test.each(faults)('what was never cached says so while %s, and comes by itself afterwards', async (fault, words) => {
  let provider = await startProvider({ data: file })
  const site = await startSite({ provider: provider.url })
  const port = Number(new URL(provider.url).port)
  const { context, page } = await visit(browser, { worker: true })
  const cut = fault === 'the network is cut'
  await page.goto(`${site.url}/`)
  await cachedWhole(page)
  if (cut) await context.setOffline(true)
  else await provider.kill()
  // Local storage is cleared: the site is cached, its data is not.
  await context.addInitScript(() => localStorage.removeItem('cdec-cache'))

  await page.clock.install()
  await page.goto(`${site.url}/communique`)
  await page.getByText(words).waitFor({ timeout: 15_000 })
  expect(await page.getByText('Aucun communiqué disponible').isVisible()).toBe(false)
  if (!cut) await page.getByText('Le service est momentanément indisponible.').waitFor()

  if (cut) await context.setOffline(false)
  else provider = await startProvider({ data: file, port })
  // The longest interval between two automatic reads.
  await page.clock.fastForward(60_000)
  await page.getByText(first).first().waitFor({ timeout: 15_000 })
})
