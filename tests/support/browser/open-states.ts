import type { Page, Request } from 'playwright-core'
import { until } from './chromium'
import { openPage } from './open-page'
import { pressAction } from './press-action'

/** The states of public pages, such as open overlays and invalid forms, each with the steps that lead to it. */
export const openStates: Record<string, (page: Page, url: string) => Promise<void>> = {
  'a group of the menu is open': async (page, url) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, `${url}/missions`)
    const menu = page.getByRole('navigation').first()
    await menu.getByRole('button').first().click()
    await menu.getByRole('link', { name: /Gouvernance|Governance/ }).waitFor()
  },
  'the menu of a phone is open': async (page, url) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, `${url}/missions`)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  },
  'the search is open with results': async (page, url) => {
    await openPage(page, `${url}/missions`)
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: /Rechercher|Search/ }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('CDEC')
    await page.getByRole('dialog').getByRole('link').first().waitFor()
  },
  'the chat is open, with an answer': async (page, url) => {
    await openPage(page, `${url}/missions`)
    await page.getByRole('button', { name: /Discuter avec nous|Chat with us/ }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Bonjour')
    await page.keyboard.press('Enter')
    await page.locator('[data-type=received]').nth(1).waitFor()
  },
  'a photo is open': async (page, url) => {
    await openPage(page, `${url}/actualites/nouvelle-salle-des-valeurs`)
    await page
      .locator('main')
      .getByRole('button', { name: /photo 1/ })
      .click()
    await page.getByRole('dialog').waitFor()
  },
  'a document is downloaded': async (page, url) => {
    // The download never ends.
    const isDownload = (request: Request) => request.method() === 'GET' && request.resourceType() === 'fetch'
    await page.route('**/api/files/**', (route) => isDownload(route.request()) || route.continue())
    await openPage(page, `${url}/publications`)
    await pressAction(page, /^(?:Garder hors ligne|Keep offline)/)
    await page
      .getByRole('button', { name: /^(?:Annuler|Cancel)/ })
      .first()
      .waitFor()
  },
  'a question is asked': async (page, url) => {
    await openPage(page, `${url}/cas/comptes-inactifs`)
    await page.locator('main summary').first().click()
    await page.locator('main').getByRole('checkbox').first().click()
    await openPage(page, `${url}/mon-dossier`)
    await page.getByRole('button', { name: /^(?:Effacer tous mes dossiers|Erase all my files)$/ }).click()
    await page.getByRole('alertdialog').waitFor()
  },
  'the contact form has errors': async (page, url) => {
    await openPage(page, `${url}/contact_us`)
    await page.locator('main form').getByRole('button').last().click()
    await page.locator('main [aria-invalid=true]').first().waitFor()
  },
  'the registration has errors': async (page, url) => {
    await openPage(page, `${url}/inscription/usager`)
    await page.getByRole('button', { name: /Terminer l’inscription|Finish registration|Complete/ }).click()
    await page.locator('main [aria-invalid=true]').first().waitFor()
  },
  'the newsletter form has an error': async (page, url) => {
    await openPage(page, `${url}/projects`)
    // The form is hydrated when it is scrolled near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await until(page, () => {
      const form = document.querySelector('footer form')
      return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
    })
    await page.getByRole('button', { name: /^(?:S’abonner|Subscribe)/ }).click()
    await page.getByRole('contentinfo').locator('[aria-invalid=true]').waitFor()
  },
  'a sign-in is refused': async (page, url) => {
    await openPage(page, `${url}/login`)
    await page.locator('main input[type=email]').fill('admin@cdec.cm')
    await page.locator('main input[type=password]').fill('rien de tel')
    await page.locator('main form button[type=submit]').click()
    await page.locator('main [role=alert]').first().waitFor()
  },
  'a search finds nothing': async (page, url) => {
    await openPage(page, `${url}/interviews`)
    await page.locator('main input[type=search]').fill('zzz')
    await page.getByText(/zzz/).first().waitFor()
  },
  'a video plays': async (page, url) => {
    const body = '<!doctype html><html lang="en"><title>a</title><main><h1>a</h1></main>'
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    )
    await openPage(page, `${url}/mediatheque`)
    const play = page.getByRole('button', { name: /^(?:Regarder|Watch)/ })
    await play.first().click()
    await page.locator('main iframe').waitFor()
  },
}
