import type { Page } from 'playwright-core'
import { until } from './chromium'
import { quietly } from './open-page'

/**
 * Presses every button of a page by keyboard, also those that appear meanwhile, and closes each dialog. Returns the errors:
 * a lost focus, and a dialog that does not open.
 */
export async function pressAll(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (let presses = 0; presses < 120; presses += 1) {
    const address = page.url()
    const name = await page.evaluate(focusNext)
    if (name === undefined) return faults
    const hasDialog = await page.evaluate(() => document.activeElement?.ariaHasPopup === 'dialog')
    await quietly(page, () => page.keyboard.press('Enter'))
    // The chunk of a dialog may be evaluated after its request.
    if (hasDialog) await until(page, opensDialog, 3000).catch(() => faults.push(`${name} opens no dialog`))
    if (await page.evaluate(isLost)) faults.push(`nothing has the focus after ${name}`)
    if (await page.evaluate(opensDialog)) {
      await quietly(page, () => page.keyboard.press('Escape'))
      if (await page.evaluate(isLost)) faults.push(`nothing has the focus after Escape, opened by ${name}`)
    }
    if (new URL(page.url()).pathname !== new URL(address).pathname)
      await quietly(page, async () => void (await page.goBack()))
  }
  return [...faults, 'more than 120 buttons']
}

/** Runs in the page: focuses the next button that was not pressed. Returns its name, or undefined after the last. */
function focusNext(): string | undefined {
  const known: unknown = Reflect.get(window, 'pressed')
  const { pressed, ofKind } = (known ?? { pressed: new Set(), ofKind: new Map() }) as {
    pressed: Set<string>
    ofKind: Map<string, number>
  }
  Reflect.set(window, 'pressed', { pressed, ofKind })
  const buttons = document.querySelectorAll<HTMLElement>('button, summary, [role=button]')
  for (const button of buttons) {
    const name = button.getAttribute('aria-label') ?? button.title.concat(' ', button.innerText).trim()
    // A button that is repeated in each row is pressed in three of them.
    const kind = name.split(/\s/)[0] ?? ''
    if (pressed.has(name) || (ofKind.get(kind) ?? 0) >= 3) continue
    if (button.matches(':disabled') || button.closest('[inert]')) continue
    if (!button.checkVisibility({ visibilityProperty: true })) continue
    pressed.add(name)
    ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1)
    button.focus()
    return name.replaceAll(/\s+/g, ' ').slice(0, 60)
  }
  return undefined
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

const opensDialog = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].some((box) => box.checkVisibility())
