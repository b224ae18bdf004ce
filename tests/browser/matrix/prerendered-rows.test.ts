import { expect, test } from 'vitest'
import { contextIn, launch, watch } from '../../support/browser/chromium'
import { makeData } from '../../support/browser/made-data'
import { renderWithRows } from '../../support/browser/prerendered'
import { startProvider, startSite } from '../../support/browser/processes'
import { copyBuild } from '../../support/browser/releases'

test('made with a provider at hand, a list is read without a program and without an answer, then gives way to the answer', async () => {
  const { file, data } = makeData()
  const provider = await startProvider({ data: file })
  const folder = copyBuild()
  await renderWithRows(folder, '/publications', provider.url)
  const site = await startSite({ provider: provider.url, outDir: folder })
  const browser = await launch()
  try {
    const titles = data.publications.map((row) => row.title.fr)
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(`${site.url}/publications`)
    for (const title of titles.slice(0, 8)) expect(await plain.getByRole('heading', { name: title }).count()).toBe(1)

    provider.freeze()
    const context = await contextIn(browser, {}, { serviceWorkers: 'block' })
    const live = await context.newPage()
    const said = watch(live)
    const asked = live.waitForRequest('**/api/publications')
    await live.goto(`${site.url}/publications`)
    await asked
    await live.getByRole('heading', { name: titles[0] ?? '' }).waitFor()
    const answered = live.waitForResponse('**/api/publications')
    provider.thaw()
    await answered
    for (const title of titles) await live.getByRole('heading', { name: title }).waitFor()
    expect(said).toEqual([])
  } finally {
    await browser.close()
    await site.kill()
    await provider.kill()
  }
})
