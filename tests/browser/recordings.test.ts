import { expect, test } from 'vitest'
import { siteCached, visit } from '../support/browser/chromium'
import { openSite } from '../support/browser/open-site'

const { site, browser } = await openSite()

const state = async () => {
  const answer: { playing: { name: string }; scenarios: { name: string }[] } = await (
    await fetch(`${site.url}/__mock/state`)
  ).json()
  return answer
}

test('a recording is replayed by the address of a page, also of one that the worker opens', async () => {
  const { page } = await visit(browser, { worker: true })
  const indicators = page.locator('#indicateurs')
  const retry = indicators.getByRole('button', { name: 'Réessayer' })
  await page.goto(`${site.url}/?scenario=indicateurs-en-panne`)
  await retry.waitFor()
  expect((await state()).playing.name).toBe('indicateurs-en-panne')
  await retry.click()
  await indicators.getByText('Total du bilan').first().waitFor()
  await siteCached(page)
  // The worker answers the address of this page: the server learns of the scenario from the requests of the page.
  const status = () => page.evaluate(async () => (await fetch('/api/missions')).status)
  await page.goto(`${site.url}/publications?scenario=failing`)
  expect(await status()).toBe(500)
  expect((await state()).playing.name).toBe('failing')
  await page.goto(`${site.url}/publications?scenario=normal`)
  expect(await status()).toBe(200)
  expect((await state()).playing.name).toBe('normal')
})

test('a recording is chosen on the control page, and a name that there is not is refused', async () => {
  const { page } = await visit(browser, { worker: true })
  await page.goto(`${site.url}/__mock`)
  const button = page.getByRole('button', { name: 'indicateurs-en-panne' })
  await button.click()
  await page.getByRole('status').getByText('Les chiffres clés ne répondent pas').waitFor()
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  const refused = await page.goto(`${site.url}/?scenario=inconnu`)
  expect(refused?.status()).toBe(404)
  expect(await refused?.text()).toContain('There is no scenario “inconnu”. There are: normal, slow,')
})
