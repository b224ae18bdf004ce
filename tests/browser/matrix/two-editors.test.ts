import { expect, test } from 'vitest'
import { screenErrors } from '../../support/browser/admin-states'
import { visit } from '../../support/browser/chromium'
import { looks } from '../../support/browser/looks'
import { openSite } from '../../support/browser/open-site'
import { tokenOf } from '../../support/provider-preview'

// The choice between two versions of a record, in every look.

const { site, browser } = await openSite()
const token = await tokenOf(site.url)

test.each(looks)('$locale at $width px, $scheme: two editors of one record', async (one) => {
  const { page } = await visit(browser, { ...one, token })
  await page.goto(`${site.url}/Admin/stats?open=edit&record=1`)
  const label = page.getByRole('dialog').getByRole('textbox').first()
  await label.fill(`Mien ${one.locale} ${one.width} ${one.scheme}`)
  await page.request.put(`${site.url}/api/stats/1`, {
    headers: { Authorization: `Bearer ${await tokenOf(site.url)}`, Accept: 'application/json' },
    data: { label: `Leur ${one.locale} ${one.width} ${one.scheme}`, value: 12 },
  })
  // A save reads the record again if the last read is more than two seconds old.
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 5000
  })
  await page.locator('form [type=submit]').click()
  await page.getByRole('radio', { name: /^(?:Ma version|My version)$/ }).waitFor()
  expect(await screenErrors(page, 'conflict')).toEqual([])
  await page.getByRole('radio', { name: /^(?:Ma version|My version)$/ }).check()
  await page.getByRole('button', { name: /^(?:Enregistrer ce choix|Save this choice)$/ }).click()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
})
