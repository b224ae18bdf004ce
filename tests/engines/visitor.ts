import { isHydrated } from '../support/browser/open-page'
import type { Engine, Target } from './engine'

/** The elements of a role, as a CSS selector. */
const selectors = {
  button: 'button, [role=button], summary, [type=submit]',
  link: 'a[href]',
  field: 'input:not([type=file]), textarea, [role=textbox]',
  list: 'select',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  heading: 'h1, h2, h3',
} as const

/** A role, and the whole name or an expression. `part` is the CSS selector of a part of the page. */
type Wanted = readonly [role: keyof typeof selectors, name: string | RegExp, part?: string]

/** How long a condition may take on a busy machine, in ms. */
const patience = 20_000

/** What somebody does in a browser: looks for a control by its name, presses it, types, reads. */
export function visitor(engine: Engine, site: string) {
  const see = (...wanted: Wanted) => until(`${wanted[0]} ${wanted[1]} is there`, () => engine.has(target(wanted)))
  /** Clicks an element that stands where it stood a moment ago: late rows move it away from under the pointer. */
  const click = (...wanted: Wanted) => {
    let before: string | null = null
    return until(`${wanted[0]} ${wanted[1]} is clicked`, async () => {
      const place = await engine.placeOf(target(wanted))
      if (place === null || place !== before) {
        before = place
        return false
      }
      await engine.click(target(wanted))
      return true
    })
  }
  return {
    /** Loads a page. A press before its hydration would be repeated by the page. */
    open: async (path: string) => {
      await engine.goto(site + path)
      await until(`${path} is hydrated`, () => engine.run(isHydrated))
    },
    see,
    click,
    miss: (...wanted: Wanted) =>
      until(`${wanted[0]} ${wanted[1]} is gone`, async () => !(await engine.has(target(wanted)))),
    read: async (words: RegExp) => {
      let text = ''
      await until(
        () => `${words} is read in: ${text}`,
        async () => words.test((text = await pageText(engine))),
      )
    },
    /** Types into a field, in the place of what is in it. */
    fill: async (name: string | RegExp, text: string, part?: string) => {
      await click('field', name, part)
      await engine.press('Control', 'a')
      await engine.type(text)
    },
    choose: async (name: string | RegExp, option: string) => {
      await see('list', name)
      await until(`${option} is an option`, () => engine.run(hasOption, option))
      await engine.choose(target(['list', name]), option)
    },
    /** Chooses a file for the input that takes its type. */
    upload: async (type: string, path: string) => {
      const input: Target = [`input[type=file][accept*=${type}]`, '', '']
      await until(`there is an input for ${type}`, () => engine.has(input))
      await engine.upload(input, [path])
    },
    until: <Args extends readonly unknown[]>(inPage: (...args: Args) => boolean | Promise<boolean>, ...args: Args) =>
      until(String(inPage), () => engine.run(inPage, ...args)),
    /** Waits until the page has the address. */
    arrive: (path: string) => until(`the address is ${path}`, () => engine.run(isAt, site + path)),
  }
}
export type Visitor = ReturnType<typeof visitor>

/** Polls a condition. Its scripts fail while a document makes way for the next. */
export async function until(what: string | (() => string), isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience
  let failure: unknown
  while (Date.now() < end) {
    try {
      if (await isTrue()) return
    } catch (error) {
      failure = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Never: ${typeof what === 'string' ? what : what()}`, { cause: failure })
}

const target = ([role, name, part = '']: Wanted): Target => [
  selectors[role],
  typeof name === 'string' ? `^${name.replaceAll(/[.?*+()[\]]/g, String.raw`\$&`)}$` : name.source,
  part,
]

/** Returns what the page shows, with plain spaces. */
const pageText = async (engine: Engine) => (await engine.run(() => document.body.innerText)).replaceAll(/\s+/g, ' ')

const isAt = (url: string) => location.href === url

const hasOption = (text: string) => [...document.querySelectorAll('option')].some((option) => option.text === text)
