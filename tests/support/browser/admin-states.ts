import type { Frame, Page } from 'playwright-core'
import { axeViolations } from './axe'
import { setScenario } from './mock'
import { layoutErrors } from './reflow'

/** The paths of the back office's record screens below /Admin/. */
export const adminScreens = (
  'slides sponsors missions videos presentation domaines stats publications communiques interviews ' +
  'reglementations actualites subscriber pays blocs informations'
).split(' ')

/** Returns the axe violations and the layout errors of a screen's state. */
export async function screenErrors(page: Page | Frame, state: string) {
  const found = [...(await axeViolations(page)), ...(await page.evaluate(layoutErrors))]
  return found.map((line) => `${state}: ${line}`)
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const text = (page: Page, words: RegExp) => page.getByText(words).first()

/** The states of a record screen, each with the steps that open it. */
export const adminStates: Record<string, (page: Page, address: string) => Promise<void>> = {
  list: async (page, address) => {
    await page.goto(address)
    await button(page, /^(?:Modifier|Edit) /).waitFor()
  },
  tools: async (page) => {
    const tools = button(page, /^(?:Outils de la liste|List tools)$/)
    if (await tools.count()) await tools.click()
  },
  confirmation: async (page) => {
    await page.keyboard.press('Escape')
    await button(page, /^(?:Supprimer|Delete) /).click()
    await page.getByRole('alertdialog').waitFor()
  },
  edit: async (page, address) => {
    await page.goto(address)
    await button(page, /^(?:Modifier|Edit) /).click()
    await page.getByRole('dialog').locator('form [type=submit]').waitFor()
    await page.waitForLoadState('networkidle')
  },
  'errors in the form': async (page, address) => {
    await page.goto(`${address}?open=create`)
    await page.getByRole('dialog').locator('form [type=submit]').click()
    await page.getByRole('heading', { name: /(?:(?:est|sont) à corriger|needs? correcting)$/ }).waitFor()
  },
  failure: async (page, address) => {
    await setScenario(new URL(address).origin, 'failing', '/api/')
    await page.goto(address)
    await button(page, /^(?:Réessayer|Try again|Retry)$/).waitFor()
  },
  empty: async (page, address) => {
    await setScenario(new URL(address).origin, 'empty', '/api/')
    await page.goto(address)
    await text(page, /^(?:Aucune? |No )/).waitFor()
  },
  loading: async (page, address) => {
    await setScenario(new URL(address).origin, 'normal')
    await page.route('**/api/**', (route) => (route.request().url().endsWith('/me') ? route.continue() : undefined))
    await page.goto(address)
    await text(page, /^(?:Chargement|Loading)…$/).waitFor()
  },
}
