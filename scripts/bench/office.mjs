import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { spread } from './figures.mjs'

const rows = 5000
const types = ['actualite', 'publication', 'communique', 'interview', 'mediatheque']

/**
 * A list of 5,000 rows in the back office: from the event to the new rows in sight painted, and the longest task until
 * all of them are drawn, in milliseconds.
 */
export async function fiveThousandRows({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    const token = await signIn(url)
    await context.addInitScript((given) => localStorage.setItem('token', given), token)
    const page = await context.newPage()
    await page.route('**/api/contents', (route) => route.fulfill({ json: { data: made() } }))
    await page.goto(`${url}/Admin/blocs?size=50`)
    await page.getByText(/^5\D?000/).waitFor()
    // What a start still has to do is no part of a sort.
    await page.waitForLoadState('networkidle')
    await page.evaluate(follow)
    const sort = () => page.getByRole('button', { name: 'Titre', exact: true }).click()
    const filter = (type) => page.locator('main').getByRole('combobox', { name: 'Type' }).selectOption(type)
    const turn = () => page.getByRole('button', { name: 'Page suivante' }).click()
    const took = { sort: [], filter: [], page: [], 'longest task': [] }
    for (const type of ['interview', '', 'publication', '', 'communique', '']) {
      for (const [what, act] of [
        ['sort', sort],
        ['filter', () => filter(type)],
        ['page', turn],
      ]) {
        const { painted, longest } = await timed(page, act)
        took[what].push(painted)
        took['longest task'].push(longest)
      }
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

/** Runs in the page: follows the first click or choice until the rows have changed, and until they change no more. */
function follow() {
  const calm = 300
  let last = performance.now()
  let tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
  new MutationObserver(() => (last = performance.now())).observe(document.querySelector('tbody'), {
    childList: true,
    subtree: true,
  })
  const settled = () =>
    new Promise((resolve) => {
      const look = () => (performance.now() - last > calm ? resolve() : setTimeout(look, calm / 3))
      look()
    })
  const rowsText = () => document.querySelector('tbody')?.textContent
  const painted = () =>
    new Promise((resolve) => {
      const begun = (event) => {
        for (const type of ['click', 'change']) removeEventListener(type, begun, true)
        const at = performance.now()
        const before = rowsText()
        const watcher = new MutationObserver(() => {
          if (rowsText() === before) return
          watcher.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve({ at: event.timeStamp, took: performance.now() - at })))
        })
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
      }
      for (const type of ['click', 'change']) addEventListener(type, begun, true)
    })
  window.begin = async () => {
    await settled()
    tasks = []
    window.under = painted()
  }
  window.end = async () => {
    const { at, took } = await window.under
    await settled()
    const longest = Math.max(0, ...tasks.filter((task) => task.startTime >= at).map((task) => task.duration))
    return { painted: took, longest }
  }
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
