import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { buildClient, refreshSite } from './build-site.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { CommandError, command, load } from './command.mjs'

const help = `npm run bench -- [--against DIR] [--routes A,B] [--runs N]
Builds with the rows of the built-in provider, serves the build compressed as in production, measures it and prints markdown:
first visits (Lighthouse, fetched by npx), and 5,000 rows in the back office. What follows the processor (blocking time,
score) says something only as a ratio within one run, on a machine that does nothing else.

  --against DIR    the folder of another build: first visits to both, in turn, as "this / other = ratio"
  --routes A,B     the pages (/,/publications,/lacdec)
  --runs N         how many visits to each, of which the medians are printed (5)`

const options = {
  against: { type: 'string' },
  routes: { type: 'string', default: '/,/publications,/lacdec' },
  runs: { type: 'string', default: '5' },
}

/** Lighthouse and what it brings weigh 200 MB: npx fetches them at the first measurement. */
const lighthouse = 'lighthouse@12.8.2'

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

await command(help, options, async ({ against, routes, runs: word }) => {
  const runs = Number(word)
  if (!(runs >= 1)) throw new CommandError(`--runs is no number of visits: ${word}`)
  const { start } = await load('./mocks/standalone.ts')
  const provider = await start({ port: 0 })
  await buildClient({ logLevel: 'error' })
  await refreshSite(provider.url)
  process.env.PROVIDER_URL = provider.url
  const site = await serve('dist')
  const sites = against === undefined ? [site] : [site, await serve(against)]
  // The first visit of all is the slowest.
  await visit(site)
  const first = []
  for (const route of routes.split(',')) first.push({ route, ...(await visitInTurn(sites, route, runs)) })
  print('First visit (Lighthouse mobile)', first)
  if (against === undefined) print('5,000 rows in the back office (milliseconds)', await measureRows(site, runs))
  process.exit(0)
})

/** Serves a build. Returns its address. */
async function serve(outDir) {
  const { preview } = await import('vite')
  const { resolvedUrls } = await preview({
    configFile: 'vite.preview.config.ts',
    logLevel: 'error',
    build: { outDir },
  })
  return resolvedUrls.local[0].replace(/\/$/, '')
}

/** Visits a route of the sites alternately (A B A B …), so that a busy machine slows all of them. */
async function visitInTurn(sites, route, runs) {
  const visits = sites.map(() => [])
  for (let run = 0; run < runs; run += 1)
    for (const [n, site] of sites.entries()) visits[n].push(await visit(site + route))
  console.error(`${route} is measured`)
  const figures = Object.keys(visits[0][0]).map((name) => {
    const [own, other] = visits.map((all) => Math.round(median(all.map((one) => one[name]))))
    return [name, other === undefined ? own : `${own} / ${other} = ${(own / other).toFixed(2)}`]
  })
  return Object.fromEntries(figures)
}

/** Returns the figures of one visit, in milliseconds. */
async function visit(url) {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const words = ['--yes', lighthouse, url, '--output=json', '--quiet', '--only-categories=performance', flags]
  const { stdout } = await promisify(execFile)('npx', words, {
    // npx is a batch file there.
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: findOrInstallChromium() },
    maxBuffer: 2 ** 27,
  })
  const { audits, categories, runtimeError } = JSON.parse(stdout)
  if (runtimeError) throw new Error(runtimeError.message)
  return {
    score: categories.performance.score * 100,
    'first paint': audits['first-contentful-paint'].numericValue,
    'largest paint': audits['largest-contentful-paint'].numericValue,
    'blocking time': audits['total-blocking-time'].numericValue,
  }
}

/** Measures two presses in a table of 5,000 rows, from the event to the painted rows, also on a processor four times slower. */
async function measureRows(site, runs) {
  const send = (path, body) =>
    fetch(site + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await fetch(`${process.env.PROVIDER_URL}/__mock/data`, { method: 'POST', body: '{"contents": 5000}' })
  const { access_token: token } = await (
    await send('/api/login', { email: 'admin@cdec.cm', password: 'motdepasse' })
  ).json()
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.addInitScript((given) => localStorage.setItem('token', given), token)
  await page.goto(`${site}/Admin/blocs?size=100`)
  await page.locator('tbody tr').nth(50).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  const rows = []
  for (const name of ['Titre', 'Page suivante']) {
    const row = { press: name }
    for (const rate of [1, 4]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      const took = []
      for (let run = 0; run < runs; run += 1) {
        await page.evaluate(watchPress)
        await page.getByRole('button', { name, exact: true }).click()
        took.push(await page.evaluate(() => window.painted))
      }
      row[`CPU ${rate}×`] = Math.round(median(took))
    }
    rows.push(row)
  }
  await browser.close()
  return rows
}

/** Runs in the page: `painted` is the time from the next click to the frame that shows other rows. */
function watchPress() {
  const shown = () => document.querySelector('tbody')?.textContent
  const before = shown()
  window.painted = new Promise((done) => {
    const watch = async ({ timeStamp }) => {
      while (shown() === before) await new Promise((next) => requestAnimationFrame(next))
      setTimeout(() => done(performance.now() - timeStamp))
    }
    addEventListener('click', watch, { once: true, capture: true })
  })
}

/** Prints rows as a markdown table under a title. */
function print(title, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const names = Object.keys(rows[0])
  const body = rows.map((row) => line(Object.values(row)))
  console.log([`\n### ${title}\n`, line(names), line(names.map(() => '---')), ...body].join('\n'))
}
