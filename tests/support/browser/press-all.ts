import type { Page, Request } from 'playwright-core'
import { until } from './chromium'

/** Presses of these leave the document, as they are meant to. So does the change of language, a button with a `lang`. */
const leaving = /^Se déconnecter/i
/** What changes a count or a page: it has to be announced. */
const announced = /^(?:Page \d|Page suivante|Page précédente|Trier par)/

/**
 * Presses every button of a page by keyboard, those that come up as well, and closes what opens. Gives what is wrong: the
 * focus on nothing afterwards, and a page that changes without a word in a live region that was there before.
 */
export async function pressAll(page: Page): Promise<string[]> {
  const faults: string[] = []
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  /** Until what was pressed is drawn, and what it asked for is there. */
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
    await page.keyboard.press('Enter')
    await settle()
    if (await page.evaluate(isLost)) faults.push(`nothing has the focus after ${name}`)
    if (announced.test(name) && works && !(await isAnnounced(page))) faults.push(`${name} is not announced`)
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
  return [...faults, 'the buttons never end']
}

/** Types into the page's search box and tells whether a live region that was there before says what is found. */
export async function searchIsAnnounced(page: Page, text: string): Promise<boolean> {
  await page.evaluate(listen)
  await page.locator('main').getByRole('searchbox').fill(text)
  return isAnnounced(page)
}

async function isAnnounced(page: Page): Promise<boolean> {
  try {
    await until(page, hasSpoken, 3000)
    return true
  } catch {
    return false
  }
}

/** Runs in the page: two frames. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Runs in the page: focuses the next button that was not pressed, and gives its name. */
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
    // What does the same in many rows is pressed in the first of them.
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

/** Runs in the page: notes from now on what the live regions that are there say. */
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

/** Runs in the page: whether pressing what has the focus leads to another page of a list or carousel. */
const changesPage = () =>
  document.activeElement?.matches('[aria-disabled=true], [aria-current=true]') === false &&
  // The services ignore a second press on their dots for a moment (specification, section 9).
  document.activeElement.closest('[aria-label="Nos services"]') === null

const isLost = () => document.activeElement === null || document.activeElement === document.body

const opensDialog = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].some((box) => box.checkVisibility())
