import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { escapes } from '../support/browser/escapes'
import { hostileData } from '../support/browser/hostile-data'
import { openSite } from '../support/browser/open-site'
import { full } from '../support/full'

const { site, browser } = await openSite({ data: hostileData() })

/** Opens a page, with or without the content policy. `happened` lists dialogs, windows and calls to other hosts. */
async function visitor(policy: 'on' | 'off') {
  const { context, page } = await visit(browser)
  const happened: string[] = []
  await context.route('**/*', async (route) => {
    const { url, type } = { url: new URL(route.request().url()), type: route.request().resourceType() }
    if (url.origin !== site.url && /^(?:https?|wss?|ftp):$/.test(url.protocol)) {
      // Requests that the policy refuses are not routed.
      if (url.hostname !== 'i.ytimg.com') happened.push(`asks ${url.href}`)
      return route.abort()
    }
    if (policy === 'on' || type !== 'document') return route.continue()
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    const body = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    return route.fulfill({ response, headers, body })
  })
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (opened) => happened.push(`window ${opened.url()}`))
  return { context, page, happened }
}

const screens = [
  '/lacdec',
  '/interviews',
  '/interviews/tout',
  '/actualites/tout',
  '/publications',
  '/communique',
  '/textes_reglementaires',
  '/partenaires',
  '/missions',
  '/mediatheque',
  '/infocdec',
  '/',
]

describe.each(full ? (['on', 'off'] as const) : (['on'] as const))('with the content policy %s', (policy) => {
  let context: BrowserContext
  let page: Page
  let happened: string[]
  beforeAll(async () => {
    ;({ context, page, happened } = await visitor(policy))
  })
  afterAll(() => context.close())

  // npm test takes the screens that render the provider's HTML.
  const chosen = screens.filter((path) => full || /lacdec|actualites.tout/.test(path))
  test.each(chosen)('%s runs nothing, lets nothing out of its box and calls nobody', async (path) => {
    await page.goto(site.url + path)
    await page.locator('main li, main article, main p').nth(3).waitFor()
    await page.waitForLoadState('networkidle')
    if (path === '/lacdec') await page.locator('main b').first().waitFor()
    expect(await page.evaluate(escapes)).toEqual([])
    expect(happened).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path)
  })
})
