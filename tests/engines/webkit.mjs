import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key, Origin } from 'selenium-webdriver'
import { findElement, placeOf } from './find-element.mjs'

/**
 * Opens WebKitGTK's MiniBrowser by WebDriver, on a display of its own.
 * @param {{ driver: string, display: string, browser: string }} programs
 * @returns {Promise<import('./engine').Engine>}
 */
export async function openWebKit(programs) {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const screen = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const display = spawn(programs.display, screen, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(display.stdout, 'data')
  const port = await freePort()
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      DISPLAY: `:${String(number).trim()}`,
      LANG: 'C.UTF-8',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/status`, service)
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // A document is watched from its first moment, not once it is complete.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    .build()
  const capabilities = await driver.getCapabilities()
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 838 })
  const errors = []

  const run = async (inPage, ...args) => {
    const answer = await driver.executeScript(`return (${String(watched)})(${inPage}, arguments)`, ...args)
    errors.push(...answer.errors)
    return answer.result
  }
  const element = async (target) => {
    const found = await run(findElement, ...target)
    if (found === null) throw new Error(`Not found: ${target.join(' ')}`)
    return found
  }
  /** A script fails while its document makes way for the next. */
  const loaded = () => run(() => window.isLeft === undefined && document.readyState === 'complete').catch(() => false)
  return {
    version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    downloads: home,
    goto: async (address) => {
      await run(() => {
        window.isLeft = true
      })
      await driver.get(address)
      while (!(await loaded())) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    run,
    has: async (target) => (await run(findElement, ...target)) !== null,
    placeOf: async (target) => {
      const found = await run(findElement, ...target)
      return found && driver.executeScript(placeOf, found)
    },
    click: async (target) => {
      const clicked = await element(target)
      // The driver's own scrolling is that of the page: smooth, and not waited for.
      await driver.executeScript((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), clicked)
      await clicked.click()
    },
    clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    choose: async (target, option) => driver.executeScript(choose, await element(target), option),
    upload: async (target, files) => (await element(target)).sendKeys(files.join('\n')),
    type: async (text, pause = 0) => {
      const keys = driver.actions()
      for (const key of text) keys.keyDown(key).keyUp(key).pause(pause)
      await keys.perform()
    },
    press: async (...keys) => {
      const codes = keys.map((key) => special[key] ?? key)
      const actions = driver.actions()
      for (const code of codes) actions.keyDown(code)
      for (const code of codes.toReversed()) actions.keyUp(code)
      await actions.perform()
    },
    resize: (width, height) =>
      driver
        .manage()
        .window()
        .setRect({ width, height: height + 38 }),
    errors: async () => errors.splice(0),
    close: async () => {
      await driver.quit()
      service.kill()
      display.kill()
    },
  }
}

const special = { Control: Key.CONTROL, Enter: Key.ENTER, Escape: Key.ESCAPE, End: Key.END, Tab: Key.TAB }

/** Runs in the page: chooses an option of a list by its text. The list of this browser is a window that its driver cannot reach. */
function choose(select, text) {
  select.value = [...select.options].find((option) => option.text === text).value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Runs in the page: calls a function, and returns its result with the errors since the last call. This driver does not
 * report what a page writes to its console.
 */
async function watched(inPage, args) {
  if (window.engineErrors === undefined) {
    const seen = []
    window.engineErrors = seen
    addEventListener('error', ({ message }) => seen.push(message))
    addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      seen.push(`Content policy: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
    )
    const { error } = console
    console.error = (...words) => {
      seen.push(words.map(String).join(' '))
      error.apply(console, words)
    }
  }
  const result = await inPage(...args)
  return { result, errors: window.engineErrors.splice(0) }
}

async function answers(url, service) {
  for (;;) {
    if (service.exitCode !== null) throw new Error('WebKitWebDriver has ended')
    try {
      if ((await fetch(url)).ok) return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
