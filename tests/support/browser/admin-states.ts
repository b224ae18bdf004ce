import type { Frame, Page } from 'playwright-core'
import { axeViolations } from './axe'
import { layoutErrors } from './reflow'
import { setScenario } from './scenario'

/** Returns the axe violations and the layout errors of a screen's state. */
export async function screenErrors(page: Page | Frame, state: string) {
  const found = [...(await axeViolations(page)), ...(await page.evaluate(layoutErrors))]
  return found.map((line) => `${state}: ${line}`)
}

/** The states of a record screen, each with the steps that open it. */
export const adminStates: Record<string, (page: Page, address: string) => Promise<void>> = {
  list: async (page, address) => {
    await page.goto(address)
    await page
      .getByRole('button', { name: /^(?:Modifier|Edit) / })
      .first()
      .waitFor()
  },
  tools: async (page) => {
    const tools = page.getByRole('button', { name: /^(?:Outils de la liste|List tools)$/ })
    if ((await tools.count()) > 0) await tools.click()
    const columns = page.getByRole('button', { name: /^(?:Colonnes|Columns)$/ })
    if ((await columns.count()) > 0) await columns.click()
  },
  confirmation: async (page) => {
    await page.keyboard.press('Escape')
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
    await setScenario(new URL(address).origin, 'failing', '/api/')
    await page.goto(address)
    await page.getByRole('button', { name: /^(?:Réessayer|Try again|Retry)$/ }).waitFor()
  },
  empty: async (page, address) => {
    await setScenario(new URL(address).origin, 'empty', '/api/')
    await page.goto(address)
    await page
      .getByText(/^(?:Aucune? |No )/)
      .first()
      .waitFor()
  },
  loading: async (page, address) => {
    await setScenario(new URL(address).origin, 'normal')
    await page.route('**/api/**', (route) => (route.request().url().endsWith('/me') ? route.continue() : undefined))
    await page.goto(address)
    await page
      .getByText(/^(?:Chargement|Loading)…$/)
      .first()
      .waitFor()
  },
}
