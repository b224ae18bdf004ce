import { chromium } from 'playwright-core'
import { findFullChromium } from '../chromium.mjs'
import { spread } from './medians.mjs'

const rows = 5000
const types = ['actualite', 'publication', 'communique', 'interview', 'mediatheque']

/** A list of 5,000 rows in the back office: from the event to the new rows painted, in milliseconds. */
export async function fiveThousandRows({ url }) {
  const browser = await chromium.launch({ executablePath: findFullChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    const token = await signIn(url)
    await context.addInitScript((given) => localStorage.setItem('token', given), token)
    const page = await context.newPage()
    await page.route('**/api/contents', (route) => route.fulfill({ json: { data: made() } }))
    await page.goto(`${url}/Admin/blocs?size=100`)
    await page.getByText(/^5\D?000/).waitFor()
    // What a start still has to do is no part of a sort.
    await page.waitForLoadState('networkidle')
    await page.evaluate(follow)
    const sort = () => page.getByRole('button', { name: 'Titre', exact: true }).click()
    const filter = (type) => page.locator('main').getByRole('combobox', { name: 'Type' }).selectOption(type)
    const turn = () => page.getByRole('button', { name: 'Page suivante' }).click()
    const took = { sort: [], filter: [], page: [] }
    for (const type of ['interview', '', 'publication', '', 'communique', '']) {
      took.sort.push(await timed(page, sort))
      took.filter.push(await timed(page, () => filter(type)))
      took.page.push(await timed(page, turn))
    }
    return Object.fromEntries(Object.entries(took).map(([what, times]) => [`${what}, ${rows} rows`, spread(times)]))
  } finally {
    await browser.close()
  }
}

async function timed(page, act) {
  await page.evaluate(() => window.begin())
  await act()
  return page.evaluate(() => window.end())
}

/** Runs in the page: from the first click or choice to the frame after the rows have changed. */
function follow() {
  let at = 0
  for (const type of ['click', 'change']) addEventListener(type, () => (at ||= performance.now()), true)
  window.begin = () => {
    at = 0
    const before = document.querySelector('tbody')?.textContent
    window.ended = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        if (document.querySelector('tbody')?.textContent === before) return
        watcher.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - at)))
      })
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  }
  window.end = () => window.ended
}

async function signIn(url) {
  const body = JSON.stringify({ email: 'admin@cdec.cm', password: 'motdepasse' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body, headers })
  return (await answer.json()).access_token
}

/** Rows in no order at all, the same in every run. */
function made() {
  return Array.from({ length: rows }, (_, n) => {
    const word = ((n * 7919) % rows).toString(36)
    return {
      id: n + 1,
      titre: `Contenu ${word} élément ${n}`,
      type: types[(n * 31) % types.length],
      Description: `Texte ${word} `.repeat(12),
    }
  })
}
