import { execFileSync, spawn } from 'node:child_process'
import { chromium } from 'playwright-core'
import { findOrInstallChromium } from './chromium.mjs'
import { CommandError, command, portOf } from './command.mjs'

// npm is a batch file there.
const shell = process.platform === 'win32'

const help = `npm run bench -- [options]
Builds with the rows of the built-in provider, serves the build compressed as in production, measures it and prints markdown:
first visits (Lighthouse, fetched by npx), and 5,000 rows in the back office. What follows
the processor (blocking time, score) says something only as a ratio within one run, on a machine that does nothing else.

  --against DIR    the folder of another build: first visits to both, in turn
  --routes A,B     the pages (/,/publications,…)
  --runs N         how many visits to each (5)
  --built          measures dist as it is
  --port N         the first of three ports (4790)`

const options = {
  against: { type: 'string' },
  runs: { type: 'string', default: '5' },
  routes: {
    type: 'string',
    default: '/,/publications,/communique,/textes_reglementaires,/mediatheque,/lacdec,/interviews',
  },
  built: { type: 'boolean', default: false },
  port: { type: 'string', default: '4790' },
}

/** Lighthouse and what it brings weigh 200 MB: npx fetches them at the first measurement. */
const lighthouse = 'lighthouse@12.8.2'

const contentTypes = ['actualite', 'publication', 'communique', 'interview', 'mediatheque']

const contentRow = (index) => ({
  id: index + 1,
  titre: `Contenu ${(index * 7919) % 5000}`,
  type: contentTypes[index % contentTypes.length],
  Description: `Description du contenu ${index}`,
  image: '',
  video: '',
})

/** Returns the median of every figure over several measurements. */
const medians = (measured) =>
  Object.fromEntries(Object.keys(measured[0]).map((name) => [name, median(measured.map((one) => one[name]))]))

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1]

const text = (figure) => (typeof figure === 'number' ? String(Math.round(figure)) : figure)

await command(help, options, async (values) => {
  const [port, runs, routes] = [portOf(values.port), Number(values.runs), values.routes.split(',')]
  if (!(runs >= 1)) throw new CommandError(`--runs is no number of visits: ${values.runs}`)
  const provider = await start(['scripts/provider.mjs', '--port', String(port)], port, '/api/missions')
  const ends = [provider.stop]
  try {
    const serve = async (number, folder) => {
      const site = await serveBuild(port + number, folder, provider.url)
      ends.unshift(site.stop)
      return site.url
    }
    if (!values.built) build(provider.url)
    if (values.against !== undefined) {
      const rows = await firstVisits([await serve(1, 'dist'), await serve(2, values.against)], routes, runs)
      print(`First visit in turn with ${values.against} (this / other = ratio, medians of ${runs})`, rows.map(compared))
      return
    }
    const url = await serve(1, 'dist')
    const first = await firstVisits([url], routes, runs)
    print(
      `First visit (Lighthouse mobile, medians of ${runs})`,
      first.map(({ route, figures: [own] }) => ({ route, ...own })),
    )
    print('5,000 rows in the back office, 100 a page (milliseconds)', await fiveThousandRows(url, runs))
  } finally {
    for (const end of ends) end()
  }
})

function build(provider) {
  const env = { ...process.env, PROVIDER_URL: provider }
  execFileSync('npm', ['run', '--silent', 'build'], { env, shell, stdio: ['ignore', 'ignore', 'inherit'] })
}

function serveBuild(port, folder, provider) {
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--config', 'vite.preview.config.ts', '--strictPort']
  return start([...vite, '--port', String(port), '--outDir', folder], port, '/favicon.svg', { PROVIDER_URL: provider })
}

/** Starts a server as a process and waits until it answers at `probe`. */
async function start(words, port, probe, env = {}) {
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, words, { stdio: 'ignore', env: { ...process.env, ...env } })
  for (let left = 300; left > 0; left -= 1) {
    if (server.exitCode !== null) throw new Error(`${url} did not start; is its port taken?`)
    const answer = await fetch(url + probe).catch(() => undefined)
    if (answer?.ok) return { url, stop: () => server.kill() }
    await new Promise((done) => setTimeout(done, 100))
  }
  server.kill()
  throw new Error(`${url} does not answer`)
}

/** Visits every route of several sites alternately (A B A B …), so that a busy machine slows all of them. */
async function firstVisits(sites, routes, runs) {
  // The first run is always the slowest.
  visit(sites[0] + routes[0])
  return routes.map((route) => {
    const visits = sites.map(() => [])
    for (let run = 0; run < runs; run += 1)
      for (const [site, url] of sites.entries()) visits[site].push(visit(url + route))
    console.error(`${route} is measured`)
    return { route, figures: visits.map(medians) }
  })
}

/** Returns the figures of one visit, in milliseconds and KiB. */
function visit(url) {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const words = ['--yes', lighthouse, url, '--output=json', '--quiet', '--only-categories=performance', flags]
  const env = { ...process.env, CHROME_PATH: findOrInstallChromium() }
  const json = execFileSync('npx', words, {
    shell,
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { audits, categories, runtimeError } = JSON.parse(json)
  if (runtimeError) throw new Error(runtimeError.message)
  const sent = audits['network-requests'].details.items
  const kib = (wanted) => sent.filter(wanted).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  return {
    score: categories.performance.score * 100,
    'first paint': audits['first-contentful-paint'].numericValue,
    'largest paint': audits['largest-contentful-paint'].numericValue,
    'blocking time': audits['total-blocking-time'].numericValue,
    'JS KiB': kib(({ resourceType }) => resourceType === 'Script'),
    'all KiB': kib(() => true),
    requests: sent.length,
  }
}

function compared({ route, figures: [own, other] }) {
  const pair = (name) => `${text(own[name])} / ${text(other[name])} = ${(own[name] / other[name]).toFixed(2)}`
  return { route, ...Object.fromEntries(Object.keys(own).map((name) => [name, pair(name)])) }
}

/** Measures actions on 5,000 rows from the event to the painted rows, on the processor and four times slower. */
async function fiveThousandRows(url, runs) {
  const body = JSON.stringify({ email: 'admin@cdec.cm', password: 'motdepasse' })
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  const { access_token: token } = await answer.json()
  return withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await context.addInitScript((given) => localStorage.setItem('token', given), token)
    const page = await context.newPage()
    const data = Array.from({ length: 5000 }, (_, index) => contentRow(index))
    await page.route('**/api/contents', (route) => route.fulfill({ json: { data } }))
    await page.goto(`${url}/Admin/blocs?size=100`)
    await page.locator('tbody tr').nth(50).waitFor()
    await page.waitForLoadState('networkidle')
    const filter = page.locator('main').getByRole('combobox', { name: 'Type' })
    const actions = {
      sort: () => page.getByRole('button', { name: 'Titre', exact: true }).click(),
      // The same type again would change nothing.
      filter: (round) => filter.selectOption(contentTypes[round % contentTypes.length]),
      'next page': () => page.getByRole('button', { name: 'Page suivante' }).click(),
      'select all': () => page.getByRole('checkbox', { name: 'Sélectionner la page' }).click(),
      'select none': () => page.getByRole('checkbox', { name: 'Sélectionner la page' }).click(),
    }
    const took = {}
    let rounds = 0
    for (const rate of [1, 4]) {
      await slowDown(page, rate)
      for (let run = 0; run < runs; run += 1, rounds += 1)
        for (const [name, act] of Object.entries(actions)) {
          await page.evaluate(beginWatch)
          await act(rounds)
          took[name] ??= { 1: [], 4: [] }
          took[name][rate].push(await page.evaluate(() => window.painted))
        }
    }
    return Object.entries(took).map(([action, times]) => ({
      action,
      'CPU 1×': median(times[1]),
      'CPU 4×': median(times[4]),
    }))
  })
}

/** Runs in the page: `painted` is the time from the next click or change to the frame that shows other rows or choices. */
function beginWatch() {
  const state = () => {
    const body = document.querySelector('tbody')
    return `${body?.textContent} ${body?.querySelectorAll('input:checked').length}`
  }
  const before = state()
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  window.painted = new Promise((done) => {
    const begun = async (event) => {
      for (const type of ['click', 'change']) removeEventListener(type, begun, true)
      while (state() === before) await frame()
      setTimeout(() => done(performance.now() - event.timeStamp))
    }
    for (const type of ['click', 'change']) addEventListener(type, begun, true)
  })
}

async function withBrowser(measure) {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Prints rows as a markdown table under a title. */
function print(title, rows) {
  const names = Object.keys(rows[0])
  const line = (cells) => `| ${cells.join(' | ')} |`
  const body = rows.map((row) => line(names.map((name) => text(row[name]))))
  console.log([`\n### ${title}\n`, line(names), line(names.map(() => '---')), ...body].join('\n'))
}
