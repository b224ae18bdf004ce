import { expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { cachedWhole } from '../support/browser/offline'
import { openSite } from '../support/browser/open-site'
import { full } from '../support/full'
import { tokenOf } from '../support/provider-preview'

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

test.runIf(full)(
  'an administrator changes what a case costs; a visitor reads it in the case, online and without a network',
  async () => {
    const before = await read()
    await before.main.getByText('Aucun frais de dossier.').waitFor()
    await before.context.close()

    const { context: admin, page: form } = await visit(browser, { token })
    await form.goto(`${site.url}/Admin/blocs?q=offres-reelles`)
    await form.getByRole('button', { name: 'Modifier Frais : offres-reelles' }).click()
    const dialog = form.getByRole('dialog')
    await dialog
      .getByLabel(/^Description/)
      .fill('Timbre de 1 000 FCFA.\nMis à jour le 24 novembre 2026 par la Direction des consignations')
    await dialog.getByRole('button', { name: 'Mettre à jour le contenu' }).click()
    await form.getByText('Contenu mis à jour avec succès').first().waitFor()
    await admin.close()

    const { context, page, main } = await read()
    await main.getByText('Timbre de 1 000 FCFA.').waitFor()
    const updated = main.getByText('Mis à jour le 24 novembre 2026 par la Direction des consignations')
    await updated.waitFor()
    expect(await main.getByText('Aucun frais de dossier.').count()).toBe(0)

    await cachedWhole(page)
    await context.setOffline(true)
    await page.reload()
    await main.getByText('Timbre de 1 000 FCFA.').waitFor()
    await updated.waitFor()
    // The page of the offices was never opened.
    await page.goto(`${site.url}/ou-aller`)
    await main.getByRole('heading', { name: /Agence de Douala/ }).waitFor()
  },
)

/** Opens the case as a new visitor. */
async function read() {
  const { context, page } = await visit(browser, { locale: 'fr', worker: true })
  await page.goto(`${site.url}/cas/offres-reelles`)
  return { context, page, main: page.getByRole('main') }
}
