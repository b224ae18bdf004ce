import { expect, test } from 'vitest'
import { adminScreens, adminStates, screenErrors } from '../../support/browser/admin-states'
import { launch, visit } from '../../support/browser/chromium'
import { looks } from '../../support/browser/looks'
import { setScenario } from '../../support/browser/mock'
import { openSite } from '../../support/browser/open-site'
import { stopAtEnd } from '../../support/browser/stop-at-end'
import { tokenOf } from '../../support/token-of'

// Each screen of the back office in all its states, and the parts around them, in every look.

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

test.each(looks.flatMap((look) => adminScreens.map((screen) => ({ ...look, screen }))))(
  '$screen: $locale at $width px, $scheme',
  async ({ screen, ...look }) => {
    const { page, errors } = await visit(browser, { ...look, token })
    const found: string[] = []
    for (const [state, reach] of Object.entries(adminStates)) {
      await reach(page, `${site.url}/Admin/${screen}`)
      found.push(...(await screenErrors(page, state)))
    }
    await setScenario(site.url, 'normal')
    expect(found).toEqual([])
    expect(errors.filter((line) => !/Failed to load resource|ApiError/.test(line))).toEqual([])
  },
)

test.each([
  { width: 320, textSize: 16 },
  { width: 360, textSize: 32 },
  { width: 1280, textSize: 32 },
])('every list and form at $width px, text of $textSize px', async ({ width, textSize }) => {
  const large = await launch({ textSize })
  stopAtEnd(() => large.close())
  const { page } = await visit(large, { width, token })
  const found: string[] = []
  for (const screen of adminScreens)
    for (const state of ['list', 'edit']) {
      await adminStates[state]?.(page, `${site.url}/Admin/${screen}`)
      found.push(...(await screenErrors(page, `${screen}, ${state}`)))
    }
  expect(found).toEqual([])
})

/** CSV files of which the second line is refused. */
const videos = {
  fr: 'Titre;Identifiant YouTube\r\nVisite de l’école;AAAAAAAAAAA\r\n;BBBBBBBBBBB\r\n',
  en: 'Title,YouTube ID\r\nVisit of the school,AAAAAAAAAAA\r\n,BBBBBBBBBBB\r\n',
}

test.each(looks)(
  'dashboard, palette, notifications, menu, import, bulk, conflict: $locale at $width px, $scheme',
  async (look) => {
    const { page, errors } = await visit(browser, { ...look, token })
    const found: string[] = []
    const seen = async (state: string) => void found.push(...(await screenErrors(page, state)))
    const button = (fr: string, en: string) => page.getByRole('button', { name: look.locale === 'fr' ? fr : en })
    await page.goto(`${site.url}/Admin/dashboard`)
    await page.getByText('Service informatique').first().waitFor()
    await seen('dashboard')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('a')
    await page.getByRole('option', { selected: true }).waitFor()
    await seen('palette')
    await page.keyboard.press('Escape')
    await button('Notifications', 'Notifications').click()
    await page.getByText(/^(?:Nouvelle inscription|New registration)$/).waitFor()
    await seen('notifications')
    await page.keyboard.press('Escape')
    if (look.width < 960) {
      await button('Ouvrir le menu', 'Open the menu').click()
      await page.getByRole('link', { name: /^(?:Statistiques|Statistics)$/ }).waitFor()
      await seen('menu')
    }

    await page.goto(`${site.url}/Admin/videos`)
    if (look.width < 700) await button('Outils de la liste', 'List tools').click()
    await page.getByRole('button', { name: /^(?:Importer|Import)$/ }).click()
    const file = page.getByRole('dialog').locator('input[type=file]')
    await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(videos[look.locale]) })
    await page.getByText(/^(?:1 fiche à ajouter|1 record to add), 1 /).waitFor()
    await seen('import')
    await page.keyboard.press('Escape')
    await file.waitFor({ state: 'detached' })
    await page.getByRole('checkbox').nth(1).check()
    await seen('bulk bar')
    await button('Supprimer la sélection', 'Delete the selection').click()
    await page.getByRole('alertdialog').waitFor()
    await seen('bulk deletion')

    await page.goto(`${site.url}/Admin/stats?open=edit&record=1`)
    const words = (whose: string) => `${whose} ${look.locale} ${look.width} ${look.scheme}`
    await page.getByRole('dialog').getByRole('textbox').first().fill(words('Mien'))
    await page.request.put(`${site.url}/api/stats/1`, {
      headers: { Authorization: `Bearer ${await tokenOf(site.url)}`, Accept: 'application/json' },
      data: { label: words('Leur'), value: 12 },
    })
    // A save reads the record again if the last read is more than two seconds old.
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 5000
    })
    await page.locator('form [type=submit]').click()
    await page.getByRole('radio', { name: /^(?:Garder la mienne|Keep mine)$/ }).waitFor()
    await seen('conflict')
    expect(found).toEqual([])
    expect(errors).toEqual([])
  },
)
