import { beforeEach, expect, test } from 'vitest'
import { type Visitor, visit } from '../support/browser/chromium'
import { resetMock, setScenario } from '../support/browser/mock'
import { openSite } from '../support/browser/open-site'
import { kib } from '../support/browser/weight'
import { tokenOf } from '../support/token-of'

const { site, browser } = await openSite()
beforeEach(() => resetMock(site.url))

/** Returns the errors without those of requests that fail on purpose. */
const unexpected = (errors: string[]) => errors.filter((line) => !line.includes('Failed to load resource'))

async function open(path: string, visitor: Visitor = {}) {
  const opened = await visit(browser, { token: await tokenOf(site.url), worker: true, ...visitor })
  await opened.page.goto(site.url + path)
  return opened
}

test('the session ends in the middle of an interview: nothing is lost, and the page shows it', async () => {
  const { page, errors } = await open('/Admin/interviews')
  await page.getByRole('button', { name: /^Modifier Eau, électricité/ }).click()
  const form = page.getByRole('dialog', { name: 'Modifier l’interview' })
  await form.getByRole('textbox', { name: /^Titre/ }).fill('Les cautions d’eau, deux ans après')
  const text = form.getByRole('textbox', { name: 'Contenu' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Une phrase de plus.')
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, '<p class=MsoNormal style="mso-x:1"><b>Collé de Word</b><o:p></o:p></p><script>document.title = "hacked"</script>')
  expect(await text.locator('strong').last().innerText()).toBe('Collé de Word')
  const written = await text.innerText()
  expect(written).toContain('Une phrase de plus.')

  await setScenario(site.url, 'session expired')
  await form.getByRole('button', { name: 'Mettre à jour l’interview' }).click()
  await page.waitForURL('**/loginadmin?redirect=**')
  await setScenario(site.url, 'normal')
  await page.locator('main').getByLabel('Adresse électronique').fill('admin@cdec.cm')
  await page.locator('input[name=password]').fill('motdepasse')
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await form.getByText(/^Brouillon du .+ repris/).waitFor()
  expect(await form.getByRole('textbox', { name: /^Titre/ }).inputValue()).toBe('Les cautions d’eau, deux ans après')
  expect(await text.innerText()).toBe(written)
  await form.getByRole('button', { name: 'Mettre à jour l’interview' }).click()
  await page.getByText('Interview mise à jour avec succès').waitFor()
  await page.getByRole('cell', { name: 'Les cautions d’eau, deux ans après', exact: true }).waitFor()

  await page.goto(`${site.url}/interviews`)
  await page
    .getByRole('link', { name: /Les cautions d’eau, deux ans après/ })
    .first()
    .click()
  await page.getByText('Une phrase de plus.').waitFor()
  expect(await page.getByText('Collé de Word').getAttribute('style')).toBeNull()
  expect(unexpected(errors)).toEqual([])
})

test('while it opens, the outline of the back office stands', async () => {
  const { page } = await visit(browser, { token: await tokenOf(site.url) })
  await setScenario(site.url, 'silent', '/api/me')
  await page.goto(`${site.url}/Admin/slides`)
  await page.locator('[data-frame=admin]').getByText('Caisse des Dépôts et Consignations').waitFor()
  const menu = await page.locator('[data-frame=admin]').evaluate((shell) => getComputedStyle(shell, '::before').width)
  expect(Number.parseInt(menu, 10)).toBeGreaterThan(250)
})

test('keyboard alone: a mission is created, edited and removed', async () => {
  const { page } = await open('/Admin/missions')
  await page.getByRole('table').waitFor()
  const press = async (name: RegExp | string, key = 'Tab') => {
    for (let steps = 0; steps < 80; steps += 1) {
      await page.keyboard.press(key)
      const label = await page.evaluate(() => {
        const { activeElement: now } = document
        return now?.getAttribute('aria-label') ?? now?.textContent ?? ''
      })
      if (typeof name === 'string' ? label.trim() === name : name.test(label)) return page.keyboard.press('Enter')
    }
    throw new Error(`${key} does not reach ${String(name)}`)
  }
  const title = page.getByRole('dialog').getByRole('textbox', { name: /^Titre/ })
  await press('Ajouter une mission')
  await title.waitFor()
  await page.keyboard.type('Zéphyr au clavier')
  await page.keyboard.press('Control+s')
  await page.getByText('Mission created successfully').waitFor()
  await press('Modifier Zéphyr au clavier')
  await title.waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(' deux')
  await page.keyboard.press('Enter')
  await page.getByText('Mission updated successfully').waitFor()
  // The focus is on the row's button again, the last of its actions.
  await press('Supprimer Zéphyr au clavier deux', 'Shift+Tab')
  await page.getByRole('alertdialog', { name: 'Êtes-vous sûr?' }).waitFor()
  await press('Oui, supprimer!')
  await page.getByText('Deleted!').waitFor()
})

test('a form that is refused at its end shows what is to be corrected', async () => {
  const { page } = await open('/Admin/interviews?open=create', { width: 360 })
  await page.getByRole('textbox', { name: 'Contenu' }).click()
  await page.getByRole('dialog').locator('[type=submit]').click()
  const summary = page.getByRole('heading', { name: /champs sont à corriger/ })
  await expect.poll(() => summary.evaluate((heading) => heading === document.activeElement)).toBe(true)
  const isInSight = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && element.contains(there)
  }
  await expect.poll(() => summary.evaluate(isInSight)).toBe(true)
})

test('a list comes with at most 210 KiB of scripts, with a form 260, and the text editor only where a form needs it', async () => {
  const { page } = await visit(browser, { token: await tokenOf(site.url) })
  for (const path of ['/Admin/publications?open=create', '/Admin/interviews']) {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'GET') scripts.push(new URL(response.url()).pathname)
    })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    if (path.includes('open=')) await page.getByRole('dialog').locator('[type=submit]').waitFor()
    page.removeAllListeners('response')
    const mine = scripts.filter((file) => file.startsWith('/assets/') && file.endsWith('.js'))
    expect(mine.filter((file) => /rich-text-|editor-/.test(file) && !file.includes('load-'))).toEqual([])
    const sizes = mine.map(kib)
    expect(sizes.length).toBeGreaterThan(5)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(path.includes('open=') ? 260 : 210)
  }
})
