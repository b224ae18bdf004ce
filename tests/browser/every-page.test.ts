import { expect, test } from 'vitest'
import { adminStates, screenErrors } from '../support/browser/admin-states'
import { brokenWords } from '../support/browser/broken-words'
import { visit } from '../support/browser/chromium'
import { openPage } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { tokenOf } from '../support/token-of'

// A page and two states of the back office. tests/browser/matrix checks all pages and states in all looks.

const { site, browser } = await openSite()

const phone = { locale: 'fr', width: 360, scheme: 'dark' } as const

test('a page: accessible, within the window, no word broken', async () => {
  const { page } = await visit(browser, phone)
  await openPage(page, `${site.url}/publications`)
  expect(await screenErrors(page, 'page')).toEqual([])
  expect(await page.evaluate(brokenWords)).toEqual([])
})

test('a screen of the back office: its list, and a form with errors', async () => {
  const { page } = await visit(browser, { ...phone, token: await tokenOf(site.url) })
  const found: string[] = []
  for (const state of ['list', 'errors in the form']) {
    await adminStates[state]?.(page, `${site.url}/Admin/publications`)
    found.push(...(await screenErrors(page, state)))
  }
  expect(found).toEqual([])
})
