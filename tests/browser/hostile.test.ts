import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { escapes } from '../support/browser/escapes'
import { hostileAddresses } from '../support/browser/hostile-addresses'
import { hostileData } from '../support/browser/hostile-data'
import { hostileHtml } from '../support/browser/hostile-html'
import { openSite } from '../support/browser/open-site'
import { firstOf, full } from '../support/full'

const { site, browser } = await openSite({ data: hostileData() })

test('there are enough of them', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(300)
  expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(60)
})

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

test.each([
  ['on', false],
  ['off', true],
] as const)(
  'a handler that were let through would be noticed without the policy, and stopped by it: %s',
  async (policy, runs) => {
    const { page } = await visitor(policy)
    await page.goto(`${site.url}/projects`)
    await page.locator('#contenu h1').waitFor()
    const html = '<img src="/placeholder-image.png" onload="window.hasRun=1">'
    await page.evaluate((text) => {
      try {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', text)
      } catch {
        // The trusted types of the policy refuse the assignment.
      }
    }, html)
    expect(await page.locator('main img[onload]').count()).toBe(runs ? 1 : 0)
    const ran = async () => (await page.evaluate(escapes)).some((line) => line.startsWith('ran'))
    await expect.poll(ran).toBe(runs)
  },
)

describe('texts beyond measure', () => {
  test.each(firstOf(1, ['long', 'profond']))('/interviews/%s is read, and the page answers', async (slug) => {
    const { page, happened } = await visitor('on')
    await page.goto(`${site.url}/interviews/${slug}`)
    await page.locator('#contenu h1').waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Rechercher' }).first().click({ timeout: 5000 })
    await page.getByRole('dialog').waitFor({ timeout: 5000 })
    expect(happened).toEqual([])
  })
})
