import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { faults } from '../support/browser/axe'
import { watch } from '../support/browser/chromium'
import { full, looks, visit } from '../support/browser/looks'
import { officeScreens } from '../support/browser/office-screens'
import { openSite } from '../support/browser/open-site'
import { misfits } from '../support/browser/reflow'
import { setScenario } from '../support/browser/scenario'
import { tokenOf } from '../support/provider-preview'

// Each back-office screen in one of the looks in turn; npm run test:full takes every screen in all of them.

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

/** What axe finds, and what does not fit, in a state of a screen. */
async function look(page: Page, state: string) {
  const found = [...(await faults(page)), ...(await page.evaluate(misfits))]
  return found.map((line) => `${state}: ${line}`)
}

/** A screen in every state it has, one after the other. */
const states: Record<string, (page: Page, address: string) => Promise<void>> = {
  list: async (page, address) => {
    await page.goto(address)
    await page
      .getByRole('button', { name: /^(?:Modifier|Edit) / })
      .first()
      .waitFor()
  },
  confirmation: async (page) => {
    await page
      .getByRole('button', { name: /^(?:Supprimer|Delete) / })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
  },
  edit: async (page, address) => {
    await page.goto(address)
    await page
      .getByRole('button', { name: /^(?:Modifier|Edit) / })
      .first()
      .click()
    await page.getByRole('dialog').locator('form [type=submit]').waitFor()
    await page.waitForLoadState('networkidle')
  },
  'errors in the form': async (page, address) => {
    await page.goto(`${address}?open=create`)
    await page.getByRole('dialog').locator('form [type=submit]').click()
    await page.getByRole('heading', { name: /(?:à corriger|needs? correcting|to correct)$/ }).waitFor()
  },
  failure: async (page, address) => {
    await setScenario(site.url, 'failing', '/api/')
    await page.goto(address)
    await page.getByRole('button', { name: /^(?:Réessayer|Try again|Retry)$/ }).waitFor()
  },
  empty: async (page, address) => {
    await setScenario(site.url, 'empty', '/api/')
    await page.goto(address)
    await page
      .getByText(/^(?:Aucune? |No )/)
      .first()
      .waitFor()
  },
  loading: async (page, address) => {
    await setScenario(site.url, 'normal')
    await page.route('**/api/**', (route) => (route.request().url().endsWith('/me') ? route.continue() : undefined))
    await page.goto(address)
    await page
      .getByText(/^(?:Chargement|Loading)…$/)
      .first()
      .waitFor()
  },
}

/** One of each kind, each in another look: what npm test takes. */
const kinds = ['interviews', 'publications', 'pays', 'stats', 'actualites', 'slides', 'blocs', 'subscriber']

describe.each(looks.map((one, turn) => ({ ...one, turn })))('$locale at $width px, $scheme', ({ turn, ...one }) => {
  test.each(full ? officeScreens : kinds.slice(turn, turn + 1))('%s', async (name) => {
    const { context, page } = await visit(browser, one, { token })
    const said = watch(page)
    try {
      const found: string[] = []
      for (const [state, reach] of Object.entries(states)) {
        await reach(page, `${site.url}/Admin/${name}`)
        found.push(...(await look(page, state)))
      }
      expect(found).toEqual([])
      expect(said.filter((line) => !/Failed to load resource|ApiError/.test(line))).toEqual([])
    } finally {
      await setScenario(site.url, 'normal')
      await context.close()
    }
  })
})

describe('what is around the screens', () => {
  test.each(looks.filter((_look, index) => full || index === 1 || index === 6))(
    '$locale at $width px, $scheme: dashboard, notifications, menu, sign-in',
    async (one) => {
      const { context, page } = await visit(browser, one, { token })
      try {
        const found: string[] = []
        await page.goto(`${site.url}/Admin/dashboard`)
        await page.getByText('Service informatique').first().waitFor()
        found.push(...(await look(page, 'dashboard')))
        await page.getByRole('button', { name: /^Notifications/ }).click()
        await page.getByText(/^(?:Nouvelle inscription|New registration)$/).waitFor()
        found.push(...(await look(page, 'notifications')))
        await page.keyboard.press('Escape')
        if (one.width < 960) {
          await page.getByRole('button', { name: /^(?:Ouvrir le menu|Open the menu)$/ }).click()
          await page.getByRole('link', { name: /^(?:Statistiques|Statistics)$/ }).waitFor()
          found.push(...(await look(page, 'menu')))
        }
        await page.evaluate(() => localStorage.removeItem('token'))
        expect(found).toEqual([])
      } finally {
        await context.close()
      }
    },
  )
})
