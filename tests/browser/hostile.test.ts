import { describe, expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { escapes } from '../support/browser/escapes'
import { hostileRows } from '../support/browser/hostile-data'
import { writeData } from '../support/browser/made-data'
import { openSite } from '../support/browser/open-site'
import { full } from '../support/full'

const { site, browser } = await openSite({ data: writeData(hostileRows()) })

const screens = (
  '/lacdec /actualites/tout /interviews /interviews/tout /publications /communique ' +
  '/textes_reglementaires /partenaires /missions /mediatheque /infocdec /'
).split(' ')

// npm test takes the screens that render the provider's HTML.
describe.each(full ? [true, false] : [false])('without the content policy: %s', (bypassCSP) => {
  test.each(full ? screens : screens.slice(0, 2))(
    '%s runs nothing, lets nothing out of its box and calls nobody',
    async (path) => {
      const { context, page } = await visit(browser, { bypassCSP })
      const happened: string[] = []
      // Requests that the policy refuses are not routed.
      await context.route(
        ({ host, origin, protocol }) =>
          origin !== site.url && host !== 'i.ytimg.com' && /^(?:https?|wss?|ftp):$/.test(protocol),
        (route) => {
          happened.push(`asks ${route.request().url()}`)
          return route.abort()
        },
      )
      page.on('dialog', (dialog) => {
        happened.push(`dialog ${dialog.message()}`)
        void dialog.dismiss()
      })
      context.on('page', (opened) => happened.push(`window ${opened.url()}`))
      await page.goto(site.url + path)
      await page.locator('main li, main article, main p').nth(3).waitFor()
      await page.waitForLoadState('networkidle')
      if (path === '/lacdec') await page.locator('main b').first().waitFor()
      expect(await page.evaluate(escapes)).toEqual([])
      expect(happened).toEqual([])
      expect(new URL(page.url()).pathname).toBe(path)
    },
  )
})
