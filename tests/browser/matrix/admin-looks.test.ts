import { describe, expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-screens'
import { adminStates, screenErrors } from '../../support/browser/admin-states'
import { visit } from '../../support/browser/chromium'
import { looks } from '../../support/browser/looks'
import { openSite } from '../../support/browser/open-site'
import { setScenario } from '../../support/browser/scenario'
import { tokenOf } from '../../support/provider-preview'

// Each record screen of the back office in all its states, in every look.

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

describe.each(looks)('$locale at $width px, $scheme', (one) => {
  test.each(adminScreens)('%s', async (name) => {
    const { page, errors } = await visit(browser, { ...one, token })
    try {
      const found: string[] = []
      for (const [state, reach] of Object.entries(adminStates)) {
        await reach(page, `${site.url}/Admin/${name}`)
        found.push(...(await screenErrors(page, state)))
      }
      expect(found).toEqual([])
      expect(errors.filter((line) => !/Failed to load resource|ApiError/.test(line))).toEqual([])
    } finally {
      await setScenario(site.url, 'normal')
    }
  })
})

describe('the parts around the screens', () => {
  test.each(looks)('$locale at $width px, $scheme: dashboard, notifications, menu, sign-in', async (one) => {
    const { page } = await visit(browser, { ...one, token })
    const found: string[] = []
    await page.goto(`${site.url}/Admin/dashboard`)
    await page.getByText('Service informatique').first().waitFor()
    found.push(...(await screenErrors(page, 'dashboard')))
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByText(/^(?:Nouvelle inscription|New registration)$/).waitFor()
    found.push(...(await screenErrors(page, 'notifications')))
    await page.keyboard.press('Escape')
    if (one.width < 960) {
      await page.getByRole('button', { name: /^(?:Ouvrir le menu|Open the menu)$/ }).click()
      await page.getByRole('link', { name: /^(?:Statistiques|Statistics)$/ }).waitFor()
      found.push(...(await screenErrors(page, 'menu')))
    }
    await page.evaluate(() => localStorage.removeItem('token'))
    expect(found).toEqual([])
  })
})
