import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../../scripts/chromium.mjs'

/** A headless Chromium that calls nobody by itself, with the size of text that its reader has chosen, in pixels. */
export function launch({ textSize = 16 } = {}): Promise<Browser> {
  const { args, ...options } = chromiumOptions()
  // With settings of one's own a headless Chromium loses its mouse: that it hovers (2) and points finely (4).
  const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
  return chromium.launch({ ...options, args: [...args, `--blink-settings=defaultFontSize=${textSize},${mouse}`] })
}

export function chromiumOptions() {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium: npm test finds or installs one')
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // On a busy machine the browser takes the network for 2G, and the site for one whose reader saves data.
      '--force-effective-connection-type=4G',
    ],
  }
}

/** What a page said that it should not have: errors of the console and of scripts, and whatever the content policy refused. Pictures of the video host are out of reach here. */
export function watch(page: Page): string[] {
  const said: string[] = []
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`Content policy: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
    )
  })
  page.on('console', (message) => {
    // A text without its catalog shows its id and logs only a warning.
    const isFault = message.type() === 'error' || message.text().startsWith('Uncompiled message')
    if (!isFault || message.location().url.includes('i.ytimg.com')) return
    said.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

/** A context whose first page already has this language. */
export async function contextIn(
  browser: Browser,
  { locale = 'fr', width = 1280, token }: { locale?: 'fr' | 'en'; width?: number; token?: string } = {},
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce', ...more })
  await context.addInitScript(
    ([chosen, given]) => {
      if (localStorage.getItem('locale') === null && chosen) localStorage.setItem('locale', chosen)
      if (given) localStorage.setItem('token', given)
      // The review of changes is on only in its own tests.
      if (given && localStorage.getItem('form:review') === null) localStorage.setItem('form:review', 'off')
    },
    [locale, token] as const,
  )
  return context
}

/** Waits until the service worker has cached the site and answers for this page. */
export async function siteCached(page: Page): Promise<void> {
  await until(page, () => navigator.serviceWorker.controller?.state === 'activated')
}

/** Polls a predicate in the page until it is true; unlike Playwright's waitForFunction it awaits promises. */
export async function until(page: Page, asks: () => boolean | Promise<boolean>, timeout = 40_000): Promise<void> {
  const end = Date.now() + timeout
  while (!(await page.evaluate(asks))) {
    if (Date.now() > end) throw new Error(`It never became true: ${String(asks)}`)
    await page.waitForTimeout(100)
  }
}
