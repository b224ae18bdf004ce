import type { Page, Request } from 'playwright-core'
import { until } from './chromium'

/** Buttons that leave the document, and are not pressed. The change of language, a button with a `lang`, is another. */
const leaving = /^Se déconnecter/i
/** Buttons whose effect has to be announced: they change the page or the order of a list. */
const announced = /^(?:Page \d|Page suivante|Page précédente|Trier par)/

/**
 * Presses every button of a page by keyboard, also those that appear meanwhile, and closes each dialog. Returns the errors:
 * a lost focus, a dialog that does not open, and a change that no existing live region announces.
 */
export async function pressAll(page: Page): Promise<string[]> {
  const faults: string[] = []
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  /** Waits until the result of a press is drawn and its requests are done. */
  const settle = async () => {
    await page.evaluate(frames)
    const end = Date.now() + 5000
    while (pending.size > 0 && Date.now() < end) await page.waitForTimeout(20)
    await page.evaluate(frames)
  }
  for (let presses = 0; presses < 120; presses += 1) {
    const address = page.url()
    const name = await page.evaluate(focusNext, leaving.source)
    if (name === undefined) return faults
    await page.evaluate(listen)
    const works = await page.evaluate(changesPage)
    const hasDialog = await page.evaluate(() => document.activeElement?.ariaHasPopup === 'dialog')
    await page.keyboard.press('Enter')
    await settle()
    // The chunk of a dialog may be evaluated after its request.
    if (hasDialog && !(await becomesTrue(page, opensDialog))) faults.push(`${name} opens no dialog`)
    if (await page.evaluate(isLost)) faults.push(`nothing has the focus after ${name}`)
    if (announced.test(name) && works && !(await becomesTrue(page, hasSpoken))) faults.push(`${name} is not announced`)
    if (await page.evaluate(opensDialog)) {
      await page.keyboard.press('Escape')
      await settle()
      if (await page.evaluate(isLost)) faults.push(`nothing has the focus after Escape, opened by ${name}`)
    }
    if (new URL(page.url()).pathname !== new URL(address).pathname) {
      await page.goBack()
      await settle()
    }
  }
  return [...faults, 'more than 120 buttons']
}

/** Types into the page's search box. Returns whether an existing live region announces the results. */
export async function searchIsAnnounced(page: Page, text: string): Promise<boolean> {
  await page.evaluate(listen)
  await page.locator('main').getByRole('searchbox').fill(text)
  return becomesTrue(page, hasSpoken)
}

const becomesTrue = (page: Page, predicate: () => boolean) =>
  until(page, predicate, 3000).then(
    () => true,
    () => false,
  )

/** Runs in the page: resolves after two frames. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Runs in the page: focuses the next button that was not pressed. Returns its name, or undefined after the last. */
function focusNext(leaves: string): string | undefined {
  const known: unknown = Reflect.get(window, 'pressed')
  const { pressed, ofKind } = (known ?? { pressed: new Set(), ofKind: new Map() }) as {
    pressed: Set<string>
    ofKind: Map<string, number>
  }
  Reflect.set(window, 'pressed', { pressed, ofKind })
  const buttons = document.querySelectorAll<HTMLElement>('button:not([lang]), summary, [role=button]')
  for (const button of buttons) {
    const name = button.getAttribute('aria-label') ?? button.title.concat(' ', button.innerText).trim()
    // A button that is repeated in each row is pressed in three of them.
    const kind = name.split(/\s/)[0] ?? ''
    if (pressed.has(name) || (ofKind.get(kind) ?? 0) >= 3 || new RegExp(leaves, 'i').test(name)) continue
    if (button.matches(':disabled') || button.closest('[inert]')) continue
    if (!button.checkVisibility({ visibilityProperty: true })) continue
    pressed.add(name)
    ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1)
    button.focus()
    return name.replaceAll(/\s+/g, ' ').slice(0, 60)
  }
  return undefined
}

/** Runs in the page: records the announcements of its live regions. */
function listen(): void {
  const spoken: string[] = []
  Reflect.set(window, 'spoken', spoken)
  for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
    new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
}

function hasSpoken(): boolean {
  const spoken: unknown = Reflect.get(window, 'spoken')
  return Array.isArray(spoken) && spoken.some((text) => text !== '')
}

/** Runs in the page: whether the focused button leads to another page of a list or carousel. */
const changesPage = () =>
  document.activeElement?.matches('[aria-disabled=true], [aria-current=true]') === false &&
  // The services ignore a second press on their dots for a moment (specification, section 9).
  document.activeElement.closest('[aria-label="Nos services"]') === null

const isLost = () => document.activeElement === null || document.activeElement === document.body

const opensDialog = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].some((box) => box.checkVisibility())
