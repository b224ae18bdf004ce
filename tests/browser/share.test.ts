import { expect, test } from 'vitest'
import { siteCached, until, visit } from '../support/browser/chromium'
import { isNetworkError } from '../support/browser/offline'
import { openPage, quietly } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { pressAction } from '../support/browser/press-action'
import { full } from '../support/full'

const { site, browser } = await openSite()

test.runIf(full)(
  'an item is shared without a network: its link, its text, and its downloaded document as it is',
  async () => {
    const { context, page, errors } = await visit(browser, { width: 360, worker: true })
    await context.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.canShare = (given) => given?.files !== undefined
      navigator.share = async ({ files, ...rest } = {}) => {
        const [file] = files ?? []
        shared.push({ ...rest, ...(file && { name: file.name, type: file.type, size: file.size }) })
      }
    })
    await openPage(page, `${site.url}/publications`)
    await siteCached(page)
    const card = page.locator('main li[id]').filter({ hasText: 'Rapport annuel 2025' }).first()
    // A notification, which is in the dialog too, has a button without text.
    const choices = page.getByRole('dialog').getByRole('button').filter({ hasText: /\S/ })
    const share = async (name: RegExp) => {
      await pressAction(card, 'Partager')
      await choices.filter({ hasText: name }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      return page.evaluate(() => (Reflect.get(window, 'shared') as unknown[]).at(-1))
    }
    await pressAction(card, 'Partager')
    await page.getByText('Pour partager aussi le document (PDF), gardez-le d’abord hors ligne.').waitFor()
    expect(await choices.count()).toBe(3)
    await page.keyboard.press('Escape')
    await pressAction(card, 'Garder hors ligne')
    await card.getByRole('button', { pressed: true }).waitFor()
    await until(page, () => localStorage.getItem('cdec-cache') !== null)
    await quietly(page, () => context.setOffline(true))

    const title = await card
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link) => link.firstChild?.textContent ?? '')
    const url = `${site.url}/publications#${await card.getAttribute('id')}`
    expect(await share(/^Le lien/)).toEqual({ title: expect.stringContaining('Rapport annuel 2025'), url })
    expect(await share(/^Le texte/)).toMatchObject({ text: expect.stringContaining(`CDEC · Publication · `) })
    expect(await share(/^Le document \(PDF\)/)).toMatchObject({
      name: 'rapport-annuel-2025.pdf',
      type: 'application/pdf',
    })
    expect(title).toContain('Rapport')
    expect(errors.filter((line) => !isNetworkError(line))).toEqual([])
  },
)
