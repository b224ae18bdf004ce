import { expect, test } from 'vitest'
import { siteCached, type Visitor, visit } from '../support/browser/chromium'
import { isNetworkError } from '../support/browser/offline'
import { hydrated } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { storedTexts } from '../support/browser/stored-texts'
import { full } from '../support/full'

const { site, browser } = await openSite()

async function open(path: string, visitor: Visitor = {}) {
  const opened = await visit(browser, { ...visitor, worker: true })
  await opened.page.goto(site.url + path)
  return opened
}

test.runIf(full)(
  'an administrator who signs in on a public page comes to the back office, and is told so',
  async () => {
    const { page, errors } = await open('/missions')
    // The import maps of this document and of the next one contain no chunk of the back office.
    await page.getByRole('link', { name: 'Connexion' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
    await hydrated(page)
    const form = page.locator('main form')
    await form.getByLabel('Adresse électronique').fill('admin@cdec.cm')
    await form.getByLabel(/^Mot de passe/).fill('motdepasse')
    await Promise.all([page.waitForEvent('load'), form.getByRole('button', { name: 'Se connecter' }).click()])
    await page.getByText('Connexion réussie !').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Tableau de bord' }).first().hover()
    await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    expect(errors).toEqual([])
  },
)

test.runIf(full)('a citizen registers, signs in and signs out', async () => {
  const { page, errors } = await open('/inscription/usager')
  const form = page.locator('main form')
  const field = (label: string) => form.getByLabel(label, { exact: false })
  // The page is reloaded before the form is complete, and the first submission is invalid.
  await field('Nom complet').fill('Awa Ndiaye')
  await field('Adresse électronique').fill('awa.ndiaye@exemple.cm')
  await form.getByLabel('Pays').selectOption({ label: 'Cameroun' })
  await form.getByLabel('Ville').selectOption({ label: 'Garoua' })
  await page.reload()
  await expect.poll(() => field('Nom complet').inputValue()).toBe('Awa Ndiaye')
  await expect.poll(() => form.getByLabel('Ville').locator('option:checked').innerText()).toBe('Garoua')

  await form.getByLabel(/^Mot de passe/).fill('un secret long')
  await form.getByLabel(/^Confirmation/).fill('un secret court')
  await form.getByLabel(/^Adresse \*/).fill('Bastos')
  await field('Numéro de téléphone').fill('+237 600000000')
  await field('Numéro fiscal').fill('P012345678901A')
  await form.getByLabel('État civil').selectOption('Célibataire')
  await form.getByLabel('Sexe').selectOption('feminin')
  await form.getByLabel('Jour').fill('7')
  await form.getByLabel('Mois').fill('3')
  await form.getByLabel('Année').fill('1990')
  await form.getByRole('button', { name: 'Terminer l’inscription' }).click()
  await form.getByRole('link', { name: /Les mots de passe ne correspondent pas\./ }).click()
  expect(await form.getByLabel(/^Mot de passe/).evaluate((input) => input === document.activeElement)).toBe(true)
  await form.getByLabel(/^Confirmation/).fill('un secret long')
  await form.getByRole('button', { name: 'Terminer l’inscription' }).click()

  const alert = page.getByRole('alertdialog', { name: 'Succès!' })
  await alert.getByText('Inscription réussie! Vous allez être redirigé vers la page de connexion.').waitFor()
  await page.waitForURL(`${site.url}/login`)
  // Registering also signs in.
  await page.getByRole('heading', { level: 1, name: 'Votre compte est créé' }).waitFor()
  await page.getByRole('main').getByText('awa.ndiaye@exemple.cm').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()

  await form.getByLabel('Adresse électronique').fill('awa.ndiaye@exemple.cm')
  await form.getByLabel(/^Mot de passe/).fill('un secret long')
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(`${site.url}/`)
  const header = page.getByRole('banner')
  await header.getByText('Awa Ndiaye').first().waitFor()
  await page.reload()
  await header.getByText('Awa Ndiaye').first().waitFor()
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(token).not.toBe('')
  const keptWhile = await page.evaluate(storedTexts)
  for (const secret of ['un secret long', 'awa.ndiaye', 'Awa Ndiaye']) expect(keptWhile).not.toContain(secret)

  await header.getByRole('button', { name: /^Connecté/ }).click()
  await header.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.getByText('déconnexion réussie !').waitFor()
  await header.getByRole('link', { name: 'Connexion' }).waitFor()
  const keptAfter = await page.evaluate(storedTexts)
  for (const secret of [token, 'un secret long', 'Awa Ndiaye', 'P012345678901A']) {
    expect(keptAfter).not.toContain(secret)
  }
  expect(errors).toEqual([])
})

test('an address given offline stays in the field with an alert, is stored nowhere, and is sent by another press', async () => {
  const { context, page, errors } = await open('/contact_us', { width: 360 })
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('heading', { name: 'Lettre d’information' }).scrollIntoViewIfNeeded()
  // All chunks are on the device before the network goes.
  await siteCached(page)
  await context.setOffline(true)
  const field = footer.getByLabel('Votre adresse électronique')
  const subscribe = footer.getByRole('button', { name: 'S’abonner' })
  await field.fill('lecteur@exemple.cm')
  await subscribe.click()
  await footer.getByRole('alert').getByText('Votre inscription n’a pas pu être enregistrée.').waitFor()
  expect(await field.inputValue()).toBe('lecteur@exemple.cm')
  expect(await page.evaluate(storedTexts)).not.toContain('lecteur@exemple.cm')
  await context.setOffline(false)
  await subscribe.click()
  await page.getByText('Votre inscription a été prise en compte.').waitFor()
  expect(sent).toEqual([`${site.url}/api/subscribers`])
  expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
})
