import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { buildCopy } from '../../support/browser/build-copy'
import { visit } from '../../support/browser/chromium'
import { haveNginx, startNginx } from '../../support/browser/nginx'
import { openPage } from '../../support/browser/open-page'
import { openBrowser, startProvider } from '../../support/browser/open-site'
import { type Served } from '../../support/browser/processes'

const browser = await openBrowser()

describe.skipIf(!haveNginx())('a build that reports errors', () => {
  const root = mkdtempSync(join(tmpdir(), 'cdec-reports-'))
  let outDir = ''
  let provider: Served
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    outDir = buildCopy(root, { REPORT_URL: '/rapports' })
    provider = await startProvider()
    nginx = await startNginx({ provider: provider.url, outDir })
    return () => Promise.all([nginx.kill(), provider.kill()])
  }, 300_000)

  const reported = (kind: string) =>
    vi.waitFor(() => {
      const lines = readFileSync(nginx.reports, 'utf8').trim().split('\n')
      const reports = lines.map((line): { kind: string } => JSON.parse(JSON.parse(line).report))
      const found = reports.find((report) => report.kind === kind)
      expect(found).toBeDefined()
      return found
    }, 20_000)

  test('an uncaught error, a rejection, a violation of the policy and a failed repair reach the log alone', async () => {
    const { page } = await visit(browser, { worker: true })
    await openPage(page, `${nginx.url}/publications?q=Essomba`)
    await page.getByRole('searchbox').fill('Mballa')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('No Mballa of Essomba at jean@mballa.cm, 691 34 35 36')
      })
      void Promise.reject(new Error('Ticket eyJhbGciOiJIUzI1NiJ9 of "Jean"'))
      document.body.append(Object.assign(new Image(), { src: 'https://ailleurs.example/a.png?nom=Jean' }))
    })
    const common = { release: expect.stringMatching(/^[\w-]{8}$/), route: '/publications', browser: 'Chrome' }
    expect(await reported('error')).toEqual({ ...common, kind: 'error', message: 'TypeError: No … of … at … … … … …' })
    expect(await reported('rejection')).toEqual({ ...common, kind: 'rejection', message: 'Error: Ticket … of …' })
    expect(await reported('policy')).toEqual({ ...common, kind: 'policy', message: 'img-src' })
    expect(readFileSync(nginx.reports, 'utf8')).not.toMatch(/Mballa|Essomba|Jean|127\.0\.0\.1|localhost|https?:/i)
  })

  test('the page on personal data names what is sent', async () => {
    const { page } = await visit(browser, { locale: 'en', worker: true })
    await openPage(page, `${nginx.url}/confidentialite`)
    await page.getByText(/^To the Caisse, when the site meets an error/).waitFor()
  })
})
