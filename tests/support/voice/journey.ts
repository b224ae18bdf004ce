import { expect, inject } from 'vitest'
import { resetMock } from '../browser/mock'
import { quietly } from '../browser/open-page'
import { stopAtEnd } from '../browser/stop-at-end'
import { tokenOf } from '../token-of'
import { silence, startScreenReader, until } from './screen-reader'

/** What is said while a page loads, with numbers and at moments that differ from run to run. */
const ofLoading = [
  /^Loading\. +Please wait\.$/,
  /^Finished loading /,
  /^Page has /,
  // The window of a document names the port.
  /^localhost:/,
  // Once in a device's life, when the worker is ready.
  /(?:se lit hors ligne|se lisent hors ligne|can be read offline)\.$/,
  // Orca's own, said now with the key that changes it, now with the next one.
  /^(?:Browse|Focus) mode$/,
]

/** Returns a line without what Orca adds in one run and not in another. */
const steady = (line: string) => line.replace(/ document web\.$/, '').replaceAll(/\?(?=\p{Lu})/gu, '? ')

/** The time at which every journey takes place: office hours and ages of news are spoken. */
const now = new Date('2026-11-25T09:00:00Z')

/** Opens a page of the site with Orca, until the end of the test. */
export async function openWithVoice(path: string, locale: 'fr' | 'en' = 'fr', role?: 'admin') {
  const [site = ''] = inject('sites')
  await resetMock(site)
  const { context, page, log, said, xdotool, stop } = await startScreenReader(site)
  stopAtEnd(stop)
  const lines: string[] = []
  let heard = said().length
  /** Does something, waits for its requests and its words, and writes both down; of the words those that match `only`. */
  const step = async (name: string, act: () => Promise<void>, words?: RegExp, only?: RegExp) => {
    await quietly(page, act)
    const rest = () => said().slice(heard)
    if (words)
      await until(`${words} is not heard`, () => rest().some((line) => words.test(line))).catch((error: unknown) => {
        throw new Error([...lines, `[${name}]`, ...rest()].join('\n'), { cause: error })
      })
    await silence(log)
    const spoken = rest()
      .filter((line) => only?.test(line) ?? (line !== '' && !ofLoading.some((one) => one.test(line))))
      .map(steady)
    if (only) spoken.sort()
    heard = said().length
    lines.push(`[${name}]`, ...spoken.map((line) => `  ${line}`))
  }
  await page.clock.setFixedTime(now)
  await page.addInitScript(
    ([chosen, token]) => {
      if (localStorage.getItem('locale') === null) localStorage.setItem('locale', chosen)
      if (token) localStorage.setItem('token', token)
    },
    [locale, role && (await tokenOf(site))] as const,
  )
  // What is said while a document loads differs from run to run: now and then not that it has ended.
  await step(`open ${path}`, async () => void (await page.goto(site + path)), /^(?:Finished loading|Loading\b)/, /(?!)/)
  return {
    page,
    context,
    /** Presses keys one after the other, and waits until each has been answered. */
    press: async (...keys: string[]) => {
      for (const key of keys) await step(key, () => xdotool(['key', key]))
    },
    /**
     * Presses a key that leads elsewhere, and waits until the words are heard. Only they, or those that match `only`, are
     * written down: what else is said meanwhile comes now before, now after them, and their own order changes too.
     */
    hear: (key: string, words: RegExp, only = words) => step(key, () => xdotool(['key', key]), words, only),
    /** Presses a key, such as that for the next heading, until the words are heard. */
    seek: async (key: string, words: RegExp) => {
      const isHeard = () => lines.slice(lines.lastIndexOf(`[${key}]`)).some((line) => words.test(line))
      for (let presses = 1; !isHeard(); presses += 1) {
        if (presses > 25) throw new Error([...lines, `${words} is not heard`].join('\n'))
        await step(key, () => xdotool(['key', key]))
      }
    },
    type: (text: string, words?: RegExp) => step(`type ${text}`, () => xdotool(['type', '--delay', '40', text]), words),
    /** Does something else than pressing a key. */
    step,
    /** Compares all that was heard with the transcript. */
    toBe: (name: string) => expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`transcripts/${name}.txt`),
  }
}
