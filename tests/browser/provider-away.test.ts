import { spawn } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { addData } from '../support/browser/mock'
import { haveNginx, startNginx } from '../support/browser/nginx'
import { openBrowser, startProvider } from '../support/browser/open-site'
import { answers, type Served, served } from '../support/browser/processes'
import { stopAtEnd } from '../support/browser/stop-at-end'

const browser = await openBrowser()

/** Starts a process that answers 502 to every request, until the end of the test. */
async function startBadGateway(url: string): Promise<void> {
  const program = `require('node:http').createServer((_, answer) => answer.writeHead(502).end()).listen(${new URL(url).port})`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'pipe'] })
  stopAtEnd(served(url, child).kill)
  await answers(url, child, 502)
}

describe.skipIf(!haveNginx())('a first visit while the provider is away', () => {
  let provider: Served
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    provider = await startProvider()
    nginx = await startNginx({ provider: provider.url, quick: true })
    // It is in no document of the build.
    const news = { slug: 'de-midi', titre: 'Une nouvelle de midi', datePublication: '2030-01-01' }
    await addData(provider.url, { actualites: [news] })
    await askNews()
    return () => Promise.all([nginx.kill(), provider.kill()])
  })

  const askNews = () => fetch(`${nginx.url}/api/actualites`, { headers: { 'Accept-Language': 'fr' } })

  /** Opens a page, and waits until it shows a title, that the provider is unavailable, and from when the data is. */
  async function expectDated(path: string, title: string) {
    const { page } = await visit(browser, { worker: true })
    await page.goto(nginx.url + path)
    // Displayed texts contain no-break spaces.
    const shown = new RegExp(title.split(' ').join(String.raw`\s+`))
    await page.locator('main').getByText(shown).first().waitFor()
    // The hidden note of the data saver contains the date too.
    const line = page.getByRole('status').filter({ hasText: /Données du/, visible: true })
    await line.filter({ hasText: /indisponible|ne répond pas/ }).waitFor()
  }

  test('it hangs: the copy of nginx is read', async () => {
    provider.freeze()
    stopAtEnd(async () => provider.thaw())
    await expect.poll(async () => (await askNews()).headers.get('X-CDEC-As-Of')).not.toBe('now')
    await expectDated('/actualites', 'Une nouvelle de midi')
  })

  test('its gateway answers 502: the rows of the document are read', async () => {
    await provider.kill()
    await startBadGateway(provider.url)
    await expectDated('/communique', 'Ouverture de l’espace usager')
  })
})
