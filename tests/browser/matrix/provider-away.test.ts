import type { BrowserContext } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { publicLists } from '@/contract/rows/public-lists'
import { absences, copyExpired, expectDatedContent, takeAway } from '../../support/browser/away'
import { siteCached, visit } from '../../support/browser/chromium'
import { makeData } from '../../support/browser/made-data'
import { haveNginx, startNginx } from '../../support/browser/nginx'
import { openBrowser, startProvider } from '../../support/browser/open-site'
import { type Served } from '../../support/browser/processes'
import { publicPaths } from '../../support/browser/public-paths'
import { siteOf } from '../../support/browser/refresh'

const { file, data } = makeData()
const browser = await openBrowser()
const locales = ['fr', 'en'] as const
type Locale = (typeof locales)[number]

/** A text of the provider on each page. */
const contents: Record<string, { fr: string; en: string } | undefined> = {
  '/': data.domaines[0]?.nom,
  '/lacdec': data.presentations[0]?.description,
  '/missions': data.missions[0]?.titre,
  '/textes_reglementaires': data.reglementations[0]?.title,
  '/partenaires': data.sponsors[0]?.nom,
  '/actualites': data.actualites[0]?.titre,
  '/communique': data.communications[0]?.title,
  '/publications': data.publications[0]?.title,
  '/infocdec': data.publications[0]?.title,
  '/interviews': data.interviews[0]?.titre,
  '/mediatheque': data.videos[0]?.title,
  [`/actualites/${data.actualites[0]?.slug}`]: data.actualites[0]?.titre,
  [`/interviews/${data.interviews[0]?.slug}`]: data.interviews[0]?.titre,
}
const paths = [...new Set([...publicPaths, ...Object.keys(contents)])]
const prerenderedPaths = publicPaths.filter((path) => path !== '/' && contents[path])
const lists = publicLists.map(({ path }) => path)

describe.skipIf(!haveNginx()).each(['nginx’s copies', 'the rows of the documents'])(
  'the provider is away, there are %s',
  (which) => {
    let provider: Served
    let outDir = 'dist'
    let nginx: Awaited<ReturnType<typeof startNginx>>
    beforeAll(async () => {
      provider = await startProvider({ data: file })
      if (which === 'the rows of the documents') outDir = await siteOf(provider.url)
      nginx = await startNginx({ provider: provider.url, outDir, quick: true })
      if (which === 'nginx’s copies') {
        const reads = lists.flatMap((list) => locales.map((locale) => [`${nginx.url}${list}`, locale] as const))
        for (const [url, locale] of reads) await fetch(url, { headers: { 'Accept-Language': locale } })
      }
      return () => Promise.all([nginx.kill(), provider.kill()])
    })

    test.each(absences)(
      '%s: every page has its content and its date, at a first visit and at a second one',
      async (absence) => {
        await takeAway(provider, absence)
        if (which === 'nginx’s copies') await copyExpired(`${nginx.url}/api/missions`, 'fr')
        const shown = which === 'nginx’s copies' ? paths : prerenderedPaths
        const failures: string[] = []
        for (const locale of locales) {
          await sideBySide(shown, (path) => lookFirst(path, locale, failures))
          const { context: again, page } = await visit(browser, { locale, worker: true })
          await page.goto(nginx.url)
          await siteCached(page)
          await sideBySide(shown, (path) => look(again, path, locale, failures, 'second'))
        }
        expect(failures).toEqual([])
      },
      1_800_000,
    )

    async function lookFirst(path: string, locale: Locale, failures: string[]) {
      const { context } = await visit(browser, { locale, worker: true })
      await look(context, path, locale, failures, 'first')
      await context.close()
    }

    async function look(context: BrowserContext, path: string, locale: Locale, failures: string[], when: string) {
      const page = await context.newPage()
      try {
        await page.goto(nginx.url + path)
        await page.locator('main h1').waitFor()
        const content = contents[path]?.[locale]
        if (content) await expectDatedContent(page, content)
      } catch (error) {
        failures.push(`${when} visit of ${path} in ${locale}: ${String(error).slice(0, 300)}`)
      } finally {
        await page.close()
      }
    }
  },
)

/** Runs `work` over all items, a few at a time. */
async function sideBySide<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const next = async (): Promise<void> => {
    const item = left.shift()
    if (item === undefined) return
    await work(item)
    return next()
  }
  await Promise.all([next(), next(), next(), next()])
}
