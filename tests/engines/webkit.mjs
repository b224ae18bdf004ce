import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, freePort } from '../support/browser/processes'
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
  const { send, capabilities } = await openSession(url, {
    browserName: 'MiniBrowser',
    // A document is watched from its first moment, not once it is complete.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  })
  const execute = (inPage, ...args) =>
    send('POST', 'execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args })
  const act = (type, actions, parameters) =>
    send('POST', 'actions', { actions: [{ type, id: type, actions, parameters }] })
  const resize = (width, height) => send('POST', 'window/rect', { x: 0, y: 0, width, height: height + 38 })
  await resize(1280, 800)
  const errors = []

  const run = async (inPage, ...args) => {
    const answer = await execute(`function () { return (${String(watched)})(${inPage}, arguments) }`, ...args)
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
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    downloads: home,
    goto: async (address) => {
      await run(() => {
        window.isLeft = true
      })
      await send('POST', 'url', { url: address })
      while (!(await loaded())) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    run,
    has: async (target) => (await run(findElement, ...target)) !== null,
    placeOf: async (target) => {
      const found = await run(findElement, ...target)
      return found && execute(placeOf, found)
    },
    click: async (target) => {
      const clicked = await element(target)
      // The driver's own scrolling is that of the page: smooth, and not waited for.
      await execute((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), clicked)
      await send('POST', `element/${idOf(clicked)}/click`, {})
    },
    clickAt: (x, y) =>
      act(
        'pointer',
        [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
        { pointerType: 'mouse' },
      ),
    choose: async (target, option) => execute(choose, await element(target), option),
    upload: async (target, files) =>
      send('POST', `element/${idOf(await element(target))}/value`, { text: files.join('\n') }),
    type: (text) =>
      act(
        'key',
        Array.from(text).flatMap((value) => [keyDown(value), keyUp(value)]),
      ),
    press: (...keys) => {
      const codes = keys.map((key) => special[key] ?? key)
      return act('key', [...codes.map(keyDown), ...codes.toReversed().map(keyUp)])
    },
    resize,
    errors: async () => errors.splice(0),
    close: async () => {
      await send('DELETE', '')
      service.kill()
      display.kill()
    },
  }
}

/** The codes of keys without a sign (WebDriver, section 17.4.2). */
const special = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', Tab: '\uE004' }
const keyDown = (value) => ({ type: 'keyDown', value })
const keyUp = (value) => ({ type: 'keyUp', value })

/** Returns the id of an element, from the only property of its reference. */
const idOf = (element) => Object.values(element)[0]

/** Opens a session of WebDriver. `send` calls a command of it, and resolves to its value. */
async function openSession(url, alwaysMatch) {
  const call = async (method, path, body) => {
    const answer = await fetch(`${url}/session${path}`, { method, body: body && JSON.stringify(body) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const { sessionId, capabilities } = await call('POST', '', { capabilities: { alwaysMatch } })
  return { capabilities, send: (method, path, body) => call(method, `/${sessionId}${path && `/${path}`}`, body) }
}

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
