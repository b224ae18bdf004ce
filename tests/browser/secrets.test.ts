import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { hydrated } from '../support/browser/open-page'
import { openSite } from '../support/browser/open-site'
import { storedTexts } from '../support/browser/stored-texts'

const { site, browser } = await openSite()

test('the network does not reach the site of `npm start`, whose accounts have a known password', async () => {
  const { port } = new URL(site.url)
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  for (const { address } of others) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
})

test('the token goes to /api only, is in no address and no log, leads to no other host, and nothing is left of it after signing out', async () => {
  const { context, page } = await visit(browser, { worker: true })
  const requests: { url: string; authorization: string; body: string }[] = []
  const messages: string[] = []
  context.on('request', (request) => {
    const { authorization = '' } = request.headers()
    requests.push({ url: request.url(), authorization, body: request.postData() ?? '' })
  })
  page.on('console', (message) => messages.push(message.text()))
  // The video host is replaced, so that its requests are recorded.
  await context.route(/^https:\/\/(?:i\.ytimg\.com|www\.youtube)/, (route) => route.fulfill({ body: '' }))
  await page.goto(`${site.url}/login?redirect=${encodeURIComponent('/a/..//evil.example/')}`)
  await page.getByLabel('Adresse électronique').first().waitFor()
  await hydrated(page)
  const form = page.locator('main form')
  await form.getByLabel('Adresse électronique').fill('usager@cdec.cm')
  await form.getByLabel(/^Mot de passe/).fill('motdepasse')
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(token.length).toBeGreaterThan(8)
  expect(await page.evaluate(storedTexts)).not.toContain('motdepasse')
  await page.waitForURL((url) => url.pathname !== '/login')
  expect(requests.filter(({ url }) => url.includes('evil.example') && !url.startsWith(site.url))).toEqual([])
  await page.goto(`${site.url}/mediatheque`)
  await page.waitForLoadState('networkidle')
  const video = page.getByRole('button', { name: /^Regarder/ }).first()
  await video.click()
  await page.locator('main iframe').waitFor()

  const carriers = requests.filter(({ authorization }) => authorization.includes(token))
  expect(carriers.length).toBeGreaterThan(2)
  expect(carriers.filter(({ url }) => !url.startsWith(`${site.url}/api/`))).toEqual([])
  expect(requests.filter(({ url, body }) => url.includes(token) || body.includes(token))).toEqual([])
  expect(requests.some(({ url }) => url.startsWith('https://www.youtube-nocookie.com/embed/'))).toBe(true)
  expect(messages.filter((line) => line.includes(token) || line.includes('motdepasse'))).toEqual([])

  await page.goto(site.url)
  const name = 'Usager de démonstration'
  const banner = page.getByRole('banner')
  await banner.getByText(name).first().waitFor()
  await banner.getByRole('button', { name: /^Connecté/ }).click()
  await banner.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.getByText('déconnexion réussie !').waitFor()
  // The query cache is persisted at once when the page is left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  const left = await page.evaluate(storedTexts)
  for (const secret of [token, 'motdepasse', 'usager@cdec.cm', name]) expect(left).not.toContain(secret)
  expect(JSON.stringify(await context.cookies())).not.toContain(token)
})

test('a form that is sent before hydration sends nothing, and puts no password into the address', async () => {
  const { page } = await visit(browser, { javaScriptEnabled: false, worker: true })
  const sent: string[] = []
  await page.goto(`${site.url}/inscription/usager`)
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  const password = page.locator('main input[type=password]').first()
  await password.fill('un secret long')
  await password.focus()
  const refused = page.waitForEvent('console', (message) => /form-action/.test(message.text()))
  await page.keyboard.press('Enter')
  await refused
  expect(page.url()).toBe(`${site.url}/inscription/usager`)
  expect(sent.filter((line) => /secret|POST/.test(line))).toEqual([])
})
