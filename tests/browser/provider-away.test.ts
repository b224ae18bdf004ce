import { expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { addData } from '../support/browser/mock'
import { haveNginx, startNginx } from '../support/browser/nginx'
import { openBrowser, startProvider } from '../support/browser/open-site'
import { stopAtEnd } from '../support/browser/stop-at-end'

const browser = await openBrowser()

// A provider that answers with an error is in tests/site/crawlers.test.tsx.
test.skipIf(!haveNginx())(
  'a first visit while the provider hangs reads the copy of nginx, and says from when it is',
  async () => {
    const provider = await startProvider()
    const nginx = await startNginx({ provider: provider.url, quick: true })
    // It is in no document of the build.
    const news = { slug: 'de-midi', titre: 'Une nouvelle de midi', datePublication: '2030-01-01' }
    await addData(provider.url, { actualites: [news] })
    const ask = () => fetch(`${nginx.url}/api/actualites`, { headers: { 'Accept-Language': 'fr' } })
    await ask()
    provider.freeze()
    stopAtEnd(async () => provider.thaw())
    await expect.poll(async () => (await ask()).headers.get('X-CDEC-As-Of')).not.toBe('now')

    const { page } = await visit(browser, { worker: true })
    await page.goto(`${nginx.url}/actualites`)
    // Displayed texts contain no-break spaces.
    await page
      .locator('main')
      .getByText(/Une\s+nouvelle\s+de\s+midi/)
      .first()
      .waitFor()
    // The hidden note of the data saver contains the date too.
    const line = page.getByRole('status').filter({ hasText: /Données du/, visible: true })
    await line.filter({ hasText: /indisponible|ne répond pas/ }).waitFor()
  },
)
