import { expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { makeData } from '../support/browser/made-data'
import { addData } from '../support/browser/mock'
import { hydrated, openPage, pageHeading } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { publicPaths } from '../support/browser/public-paths'
import { removedVideo } from '../support/browser/thumbnail-host'
import { firstOf, full } from '../support/full'

const { file, data } = makeData()
const details = [`/actualites/${data.actualites[0]?.slug}`, `/interviews/${data.interviews[0]?.slug}`]
/** An eighth of the pages in npm test, since nginx.test.ts requests the documents of all pages in any capitalisation. */
const pages = publicPaths.filter((_path, index) => full || index % 8 === 0)
const all = [...pages, '/gouvernance', ...details, '/Gouvernance', '/accueil', '/loginadmin']

const { site, provider, browser } = await openSite({ data: file })

test.each(firstOf(1, ['fr', 'en'] as const))(
  'every public address opens whole, without an error: %s',
  async (locale) => {
    // The server answers every address; the answers of the worker are tested in offline-everything.test.ts.
    const { page, errors } = await visit(browser, { locale, width: 360 })
    const faults: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().includes(removedVideo))
        faults.push(`${response.status()} ${response.url()}`)
    })
    const headings = new Map<string, string>()
    for (const path of all) {
      const answer = await page.goto(site.url + path)
      if (answer?.status() !== 200) faults.push(`${path} answers ${answer?.status()}`)
      const heading = pageHeading(page)
      await heading.first().waitFor()
      await page.locator(`html[lang="${locale}"]`).waitFor()
      headings.set(path, (await heading.first().innerText()).trim())
      const here = await page.locator('main a[aria-current=page]').allInnerTexts()
      if (here.length > 0) faults.push(`${path} calls links elsewhere the present page: ${here.join(', ')}`)
    }
    const logged = errors.filter((line) => !line.includes(removedVideo))
    expect([...faults, ...logged, ...[...headings].filter(([, text]) => text === '')]).toEqual([])
    expect(headings.get('/Gouvernance')).toBe(headings.get('/gouvernance'))
    expect(headings.get('/accueil')).toBe(headings.get('/'))
  },
  120_000,
)

test.each(firstOf(1, [150, 70, 10]))(
  'Back leads a phone to row %i of a long list, also after a reload of the page that its reader had opened',
  async (number) => {
    const { page } = await visit(browser, { width: 360 })
    const rows = Array.from({ length: 300 }, (_, n) => ({
      ...data.actualites[0],
      id: n + 1,
      slug: `recit-${n + 1}`,
      titre: `Récit ${n + 1}${' et toutes ses suites, racontées par ceux qui les ont vues'.repeat(n % 4)}`,
      description: `<p>${'Une phrase de ce récit, <b>assez longue</b>. '.repeat(n % 7)}</p><ul><li>Un point</li></ul>`,
      image: `/api/files/${data.actualites[n % 4]?.image.split('/').at(-1)}`,
      datePublication: new Date(Date.UTC(2026, 0, -n)).toISOString().slice(0, 10),
    }))
    await addData(provider.url, { actualites: rows })
    await openPage(page, `${site.url}/actualites`)
    const card = page.getByRole('link', { name: new RegExp(`^Récit ${number}\\b`) })
    // The rows are rendered as the reader comes near them.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2000)
        return card.count()
      })
      .toBe(1)
    await card.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const before = await card.boundingBox()
    for (const isReloaded of [false, true]) {
      await card.click()
      await page.getByRole('link', { name: 'Toutes les actualités' }).first().waitFor()
      if (isReloaded) {
        await page.reload()
        await hydrated(page)
      }
      await page.goBack()
      await card.waitFor()
      await expect.poll(async () => (await card.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
      await page.waitForLoadState('networkidle')
      expect((await card.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    }
  },
)
