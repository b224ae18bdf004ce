import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { spread } from './figures.mjs'
import { contents, types } from './peer/rows.mjs'
import { serveProject } from './site.mjs'

const size = { width: 1280, height: 900 }

/** The list of the back office with 5,000 rows, a hundred a page: how it is opened, and its controls. */
const own = (url) => ({
  open: async (context) => {
    const token = await signIn(url)
    await context.addInitScript((given) => localStorage.setItem('token', given), token)
    const page = await context.newPage()
    await page.route('**/api/contents', (route) => route.fulfill({ json: { data: contents(5000) } }))
    await page.goto(`${url}/Admin/blocs?size=100`)
    return page
  },
  sort: (page) => page.getByRole('button', { name: 'Titre', exact: true }),
  filter: async (page, type) => page.locator('main').getByRole('combobox', { name: 'Type' }).selectOption(type),
  turn: (page) => page.getByRole('button', { name: 'Page suivante' }),
  selectAll: (page) => page.getByRole('checkbox', { name: 'Sélectionner la page' }),
})

/** The same list of react-admin. */
const peer = (url) => ({
  open: async (context) => {
    const page = await context.newPage()
    await page.goto(url)
    return page
  },
  sort: (page) => page.getByRole('button', { name: /Sort by titre/ }),
  filter: async (page, type) => {
    await page.getByRole('combobox', { name: /Type/ }).click()
    await page.getByRole('option', { name: type }).waitFor()
    await begin(page)
    await page.getByRole('option', { name: type }).click()
  },
  turn: (page) => page.getByRole('button', { name: /next page/i }),
  selectAll: (page) => page.locator('thead input[type=checkbox]'),
})

/** Measures actions on 5,000 rows from the event to the painted rows, in milliseconds, on the processor and four times slower. */
export async function fiveThousandRows({ url, runs = 5 }) {
  const { own: figures } = await inTurn({ own: own(url) }, runs)
  return figures
}

/** Measures the same beside react-admin, alternately in one run: the medians and their ratio. */
export async function besideReactAdmin({ url, port, runs = 5 }) {
  const folder = buildPeer()
  const server = await serveProject(port, folder)
  try {
    const figures = await inTurn({ own: own(url), peer: peer(server.url) }, runs)
    return Object.fromEntries(
      Object.entries(figures.own).map(([what, { median: ours }]) => {
        const { median: theirs } = figures.peer[what]
        return [what, { ours, 'react-admin': theirs, ratio: (ours / theirs).toFixed(2) }]
      }),
    )
  } finally {
    server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Builds the list of scripts/bench/peer with its own packages in a temporary folder. */
function buildPeer() {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-peer-'))
  cpSync('scripts/bench/peer', folder, { recursive: true })
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], options)
  execFileSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], options)
  return folder
}

async function inTurn(lists, runs) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const took = {}
  try {
    const pages = {}
    for (const [name, list] of Object.entries(lists)) {
      pages[name] = await list.open(await browser.newContext({ viewport: size, reducedMotion: 'reduce' }))
      await pages[name].locator('tbody tr').nth(50).waitFor()
      // The rest of the start is not part of the measurement.
      await pages[name].waitForLoadState('networkidle')
      await pages[name].evaluate(follow)
    }
    let rounds = 0
    for (const rate of [1, 4])
      for (let run = 0; run < runs; run += 1) {
        // Filling in the same text again would change nothing.
        const type = types[rounds % types.length]
        rounds += 1
        for (const [name, list] of Object.entries(lists)) {
          const session = await pages[name].context().newCDPSession(pages[name])
          await session.send('Emulation.setCPUThrottlingRate', { rate })
          for (const [what, time] of Object.entries(await timedActions(pages[name], list, type)))
            (took[name] ??= {})[`${what} (CPU ${rate}×)`] = [...(took[name]?.[`${what} (CPU ${rate}×)`] ?? []), time]
          await session.detach()
        }
      }
  } finally {
    await browser.close()
  }
  const spreads = (rows) => Object.fromEntries(Object.entries(rows).map(([what, times]) => [what, spread(times)]))
  return Object.fromEntries(Object.entries(took).map(([name, rows]) => [name, spreads(rows)]))
}

async function timedActions(page, { sort, filter, turn, selectAll }, type) {
  const click = (locator) => async () => locator(page).click()
  return {
    sort: await timed(page, click(sort)),
    filter: await timed(page, () => filter(page, type)),
    'next page': await timed(page, click(turn)),
    'select all': await timed(page, click(selectAll)),
    'select none': await timed(page, click(selectAll)),
  }
}

const begin = (page) => page.evaluate(() => window.begin())

async function timed(page, act) {
  await begin(page)
  await act()
  return page.evaluate(() => window.painted)
}

/** Runs in the page: `begin` waits until the rows are still; `painted` is then how long it took from the event until other rows, or other choices of rows, were painted. */
function follow() {
  const state = () => {
    const body = document.querySelector('tbody')
    return body && `${body.textContent} ${body.querySelectorAll('input:checked').length}`
  }
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  window.begin = async () => {
    for (let still = 0, last = ''; still < 20; still += 1) {
      await frame()
      const now = state()
      if (now !== last) still = 0
      last = now
    }
    const before = state()
    window.painted = new Promise((done) => {
      const begun = async (event) => {
        for (const type of ['click', 'change']) removeEventListener(type, begun, true)
        while (!state() || state() === before) await frame()
        setTimeout(() => done(performance.now() - event.timeStamp))
      }
      for (const type of ['click', 'change']) addEventListener(type, begun, true)
    })
  }
}

async function signIn(url) {
  const body = JSON.stringify({ email: 'admin@cdec.cm', password: 'motdepasse' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body, headers })
  return (await answer.json()).access_token
}
