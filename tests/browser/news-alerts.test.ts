import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { siteCached, until, visit } from '../support/browser/chromium'
import { startFaultProxy } from '../support/browser/fault-proxy'
import { makeData, writeData } from '../support/browser/made-data'
import { openPage } from '../support/browser/open-page'
import { openBrowser, startProvider, startSite } from '../support/browser/open-site'
import { copyBuild } from '../support/browser/releases'
import { full } from '../support/full'

const { file, data } = makeData()
const release = (id: number) => ({
  ...data.communications[0],
  communication_date: `2026-11-${id - 890}`,
  id,
  title: { fr: `Avis ${id}`, en: `Notice ${id}` },
})
const later = writeData({ ...data, communications: [release(903), release(902), release(901), ...data.communications] })

const browser = await openBrowser()

/**
 * Copies the build with a worker whose clock starts at noon in Douala, and which caches its notifications and its badge instead
 * of showing them. A headless Chromium crashes when the badge is set.
 */
function buildAtNoon(): string {
  const folder = copyBuild()
  const sw = join(folder, 'sw.js')
  const noon = `{ const Real = Date, start = Real.now(); self.Date = class extends Real { constructor(...given) { super(...(given.length ? given : [self.Date.now()])) } static now() { return Real.UTC(2026, 2, 4, 11) + Real.now() - start } } }`
  const note = `Object.defineProperty(Notification, 'permission', { value: 'granted' }); self.navigator.setAppBadge = async (count) => (await caches.open('badge')).put('/badge', new Response(String(count))); ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => (await caches.open('shown')).put('/' + encodeURIComponent(title + ': ' + body + ' ' + data), new Response())`
  writeFileSync(sw, `${noon};${note};${readFileSync(sw, 'utf8')}`)
  return folder
}

test.runIf(full)(
  'news are announced twice a day at most, for at most 40 KiB a look, and not with the data saver',
  async () => {
    let provider = await startProvider({ data: file })
    const port = Number(new URL(provider.url).port)
    const site = await startSite({ provider: provider.url, outDir: buildAtNoon() })
    const proxy = await startFaultProxy(site.url)
    const { context, page } = await visit(browser, { width: 360, permissions: ['notifications'], worker: true })
    // Periodic sync is allowed to installed applications only.
    await context.addInitScript(() => {
      Object.assign(Reflect.get(window, 'PeriodicSyncManager').prototype, {
        register: async () => undefined,
        unregister: async () => undefined,
      })
    })
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devtools.on(
        'ServiceWorker.workerRegistrationUpdated',
        ({ registrations: [one] }) => one && resolve(one.registrationId),
      )
    })
    const announced = () =>
      page.evaluate(async () => {
        const shown = await (await caches.open('shown')).keys()
        return shown.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(1)))
      })
    await devtools.send('ServiceWorker.enable')
    await openPage(page, `${proxy.url}/hors-ligne`)
    await siteCached(page)
    await until(page, async () => (await caches.match('/__reader/news')) !== undefined)
    const wanted = page.getByRole('switch', { name: 'Me prévenir des nouveautés' })
    await wanted.click()
    await page.getByRole('switch', { name: 'Me prévenir des nouveautés', checked: true }).waitFor()
    expect(await screenErrors(page, 'news wanted')).toEqual([])

    await provider.kill()
    provider = await startProvider({ data: later, port })
    let bytes = 0
    let looks = 0
    proxy.spoil(/^\/api\/(?:actualites|communications)$/, (response) => {
      const { url = '', headers } = response.req
      request(site.url + url, { headers }, (answer) => {
        looks += 1
        bytes += answer.rawHeaders.join(': \r\n').length
        answer.on('data', (part: Buffer) => {
          bytes += part.length
        })
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }).end()
    })
    const look = async (answers: number) => {
      const from = looks
      const registrationId = await registered
      await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', {
        origin: proxy.url,
        registrationId,
        tag: 'news',
      })
      await expect.poll(() => looks - from).toBe(answers)
    }
    await look(2)
    await expect.poll(announced).toHaveLength(2)
    expect((await announced()).toSorted()).toEqual([
      'CDEC · Nouveau communiqué: Avis 902 /communique#communications-902',
      'CDEC · Nouveau communiqué: Avis 903 /communique#communications-903',
    ])
    expect(bytes).toBeLessThanOrEqual(40 * 1024)
    const badge = () => page.evaluate(async () => (await caches.match('/badge'))?.text())
    await expect.poll(badge).toBe('3')
    await look(2)
    await until(
      page,
      async () => (await (await caches.match('/__reader/announcedNews'))?.text())?.includes('"count":2') === true,
    )
    expect(await announced()).toHaveLength(2)

    await page.evaluate(async () => {
      const cache = await caches.open('reader')
      await cache.put('/__reader/savesData', new Response('true'))
    })
    await look(0)
  },
)
