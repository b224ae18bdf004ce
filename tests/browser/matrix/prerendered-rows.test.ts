import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { makeData } from '../../support/browser/made-data'
import { openBrowser, startProvider, startSite } from '../../support/browser/open-site'
import { buildWithRows } from '../../support/browser/prerendered'

const browser = await openBrowser()

test('a list that was built with its rows is read without JavaScript and before the answer, which then replaces it', async () => {
  const { file, data } = makeData()
  const provider = await startProvider({ data: file })
  const folder = await buildWithRows(provider.url, ['/publications'])
  const site = await startSite({ provider: provider.url, outDir: folder })
  const titles = data.publications.map((row) => row.title.fr)
  const { page: plain } = await visit(browser, { javaScriptEnabled: false })
  await plain.goto(`${site.url}/publications`)
  for (const title of titles.slice(0, 8)) expect(await plain.getByRole('heading', { name: title }).count()).toBe(1)

  provider.freeze()
  const { page: live, errors } = await visit(browser)
  const asked = live.waitForRequest('**/api/publications')
  await live.goto(`${site.url}/publications`)
  await asked
  await live.getByRole('heading', { name: titles[0] ?? '' }).waitFor()
  const answered = live.waitForResponse('**/api/publications')
  provider.thaw()
  await answered
  for (const title of titles) await live.getByRole('heading', { name: title }).waitFor()
  expect(errors).toEqual([])
})
