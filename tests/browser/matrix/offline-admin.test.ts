import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { cachedWhole } from '../../support/browser/offline'
import { openBrowser, startProvider, startSite } from '../../support/browser/open-site'

const browser = await openBrowser()

const languages = {
  fr: ['L’administration a besoin du réseau', 'Connexion', 'Revenir à l’accueil', '/'],
  en: ['The back office needs the network', 'Sign in', 'Back to the home page', '/en'],
} as const

test('without a network, on a device that has never opened it, the back office says that it needs one', async () => {
  const provider = await startProvider()
  const site = await startSite({ provider: provider.url })
  const { context, page } = await visit(browser, { width: 360, worker: true })
  await page.goto(`${site.url}/`)
  await cachedWhole(page)
  await context.setOffline(true)
  for (const locale of ['fr', 'en'] as const) {
    const [title, , home, address] = languages[locale]
    await page.goto(`${site.url}/guide_utilisateurs`)
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale)
    for (const [path, token] of [
      ['/loginadmin', null],
      ['/Admin/publications', null],
      ['/Admin/dashboard', 'a token'],
    ] as const) {
      await page.evaluate(
        (value) => (value === null ? localStorage.removeItem('token') : localStorage.setItem('token', value)),
        token,
      )
      await page.goto(site.url + path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 15_000 })
      expect(await page.getByRole('link', { name: home }).getAttribute('href')).toBe(address)
      const message = await page.getByText(/gardée sur cet appareil|stored on this device/).boundingBox()
      expect(message?.x).toBeGreaterThanOrEqual(12)
      expect(await page.getByText(/inattendue|unexpected/i).count()).toBe(0)
    }
  }
  await page.evaluate(() => localStorage.removeItem('token'))
  // The screen opens once the network is back.
  await page.goto(`${site.url}/loginadmin`)
  await page.getByRole('heading', { level: 1, name: languages.en[0] }).waitFor({ timeout: 15_000 })
  await context.setOffline(false)
  await page.getByRole('button', { name: languages.en[1] }).last().waitFor({ timeout: 15_000 })
})
