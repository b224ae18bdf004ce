import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { findChromium } from '../../../scripts/chromium.mjs'
import { fontEnvironment } from './fonts'
import { stopAtEnd } from './stop-at-end'

/** Launches a headless Chromium without background requests. `textSize` is the default font size in px. */
export function launch({ textSize = 16 }: { textSize?: number } = {}): Promise<Browser> {
  const { args, ...options } = chromiumOptions()
  // Custom Blink settings reset the pointer of a headless Chromium: it can hover (2) and is fine (4).
  const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
  return chromium.launch({ ...options, args: [...args, `--blink-settings=defaultFontSize=${textSize},${mouse}`] })
}

export function chromiumOptions() {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium: npm test finds or installs one')
  return {
    executablePath,
    env: fontEnvironment(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // On a busy machine Chromium estimates a 2G network, which switches on the data saver.
      '--force-effective-connection-type=4G',
      // Its certificate is known to nobody (thumbnail-host.ts).
      `--host-resolver-rules=MAP i.ytimg.com localhost:${inject('thumbnailPort')}`,
      '--ignore-certificate-errors',
    ],
  }
}

/** Records what a page must not log: console errors, uncaught exceptions and violations of the content policy. */
export function watch(page: Page): string[] {
  const errors: string[] = []
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`Content policy: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
    )
  })
  page.on('console', (message) => {
    // A text without its catalog shows its id and logs only a warning.
    const isError = message.type() === 'error' || message.text().startsWith('Uncompiled message')
    if (isError) errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Who visits the site, and with what device. */
export interface Visitor extends BrowserContextOptions {
  /** The language that the visitor has chosen; nothing is chosen on a first visit. */
  locale?: 'fr' | 'en'
  /** The width of the window in CSS px. */
  width?: number
  scheme?: 'light' | 'dark'
  token?: string
  /** Whether the site may register its service worker. */
  worker?: boolean
}

/** Opens an empty page for a visitor, until the end of the test or file. Returns it with its context and its errors. */
export async function visit(browser: Browser, visitor: Visitor = {}) {
  const { locale, width = 1280, scheme = 'light', token, worker = false, ...options } = visitor
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: scheme,
    serviceWorkers: worker ? 'allow' : 'block',
    ...options,
  })
  stopAtEnd(() => context.close())
  // As long as a condition is polled (vitest.config.ts).
  context.setDefaultTimeout(40_000)
  await context.addInitScript(
    ([chosen, given]) => {
      if (chosen && localStorage.getItem('locale') === null) localStorage.setItem('locale', chosen)
      if (given) localStorage.setItem('token', given)
    },
    [locale, token] as const,
  )
  const page = await context.newPage()
  return { context, page, errors: watch(page) }
}

/** Polls a predicate in the page until it is true; unlike Playwright's waitForFunction it awaits promises. */
export async function until(page: Page, predicate: () => boolean | Promise<boolean>, timeout = 40_000): Promise<void> {
  const end = Date.now() + timeout
  while (!(await page.evaluate(predicate))) {
    if (Date.now() > end) throw new Error(`Never true: ${String(predicate)}`)
    await page.waitForTimeout(100)
  }
}
