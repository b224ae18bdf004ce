import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import { findElement, placeOf } from './find-element.mjs'

/**
 * Opens Firefox by WebDriver BiDi.
 * @param {string} executablePath
 * @returns {Promise<import('./engine').Engine>}
 */
export async function openFirefox(executablePath) {
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
  })
  const page = await browser.newPage()
  const errors = []
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`Content policy: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
    )
  })
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => {
    // The browser's own message about a failed request, as of one that another address has ended.
    if (!String(error).includes('A ServiceWorker intercepted the request')) errors.push(String(error))
  })

  const found = async (target) => (await page.evaluateHandle(findElement, ...target)).asElement()
  const element = async (target) => {
    const handle = await found(target)
    if (handle === null) throw new Error(`Not found: ${target.join(' ')}`)
    return handle
  }
  return {
    version: await browser.version(),
    downloads,
    goto: async (url) => void (await page.goto(url)),
    run: (inPage, ...args) => page.evaluate(inPage, ...args),
    has: async (target) => (await found(target)) !== null,
    placeOf: async (target) => (await found(target))?.evaluate(placeOf) ?? null,
    click: async (target) => (await element(target)).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    choose: async (target, option) => {
      const select = await element(target)
      const value = await select.evaluate(
        ({ options }, text) => [...options].find((one) => one.text === text)?.value ?? '',
        option,
      )
      await select.select(value)
    },
    upload: async (target, files) => (await element(target)).uploadFile(...files),
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.toReversed()) await page.keyboard.up(key)
    },
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error) => {
        // Puppeteer also sets the orientation of the screen, which this Firefox does not know.
        if (!String(error).includes('setScreenOrientationOverride')) throw error
      }),
    errors: async () => errors.splice(0),
    close: () => browser.close(),
  }
}
