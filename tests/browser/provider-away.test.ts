import { beforeAll, describe, test } from 'vitest'
import { type Absence, copyExpired, expectDatedContent, takeAway } from '../support/browser/away'
import { visit } from '../support/browser/chromium'
import { makeData } from '../support/browser/made-data'
import { haveNginx, startNginx } from '../support/browser/nginx'
import { openBrowser, startProvider } from '../support/browser/open-site'
import { type Served } from '../support/browser/processes'
import { siteOf } from '../support/browser/refresh'
import { firstOf } from '../support/full'

const { file, data } = makeData()
const browser = await openBrowser()

// One page for each kind of absence and each source of rows. matrix/provider-away.test.ts takes all pages.
describe.skipIf(!haveNginx())('a first visit while the provider is away', () => {
  let provider: Served
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    provider = await startProvider({ data: file })
    const outDir = await siteOf(provider.url)
    nginx = await startNginx({ provider: provider.url, outDir, quick: true })
    await fetch(`${nginx.url}/api/publications`, { headers: { 'Accept-Language': 'fr' } })
    await fetch(`${nginx.url}/api/actualites`, { headers: { 'Accept-Language': 'en' } })
    return () => Promise.all([nginx.kill(), provider.kill()])
  })

  const news = data.actualites[0]
  const cases: [Absence, string, 'fr' | 'en', string, string | undefined, string?][] = [
    ['hanging', 'the copy of nginx', 'fr', '/publications', data.publications[0]?.title.fr, '/api/publications'],
    ['502', 'the rows of the document', 'fr', '/communique', data.communications[0]?.title.fr],
    ['gone', 'a record of nginx’s list', 'en', `/actualites/${news?.slug}`, news?.titre.en, '/api/actualites'],
  ]
  test.each(firstOf(2, cases))(
    '%s: %s is read, and from when it is (%s)',
    async (absence, _copy, locale, path, content, copy) => {
      await takeAway(provider, absence)
      if (copy) await copyExpired(nginx.url + copy, locale)
      const { page } = await visit(browser, { locale, worker: true })
      await page.goto(nginx.url + path)
      await expectDatedContent(page, content ?? 'nothing')
    },
  )
})
