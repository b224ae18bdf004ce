// npm run bench [-- --all | --routes /,/lacdec] [--runs 5] [--slow] [--month] [--release] [--ready] [--port 4790]: builds, serves the build compressed as
// in production, and measures it. Prints markdown and writes .bench/<profile>.json. Close what else uses the processor:
// the blocking time and the score follow it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { coldVisits } from './bench/cold.mjs'
import { insideTheSite } from './bench/inside.mjs'
import { month } from './bench/month.mjs'
import { fiveThousandRows } from './bench/office.mjs'
import { writeOtherData } from './bench/other-data.mjs'
import { readyOffline } from './bench/ready.mjs'
import { releaseCosts } from './bench/releases.mjs'
import { repeatVisits } from './bench/repeat.mjs'
import { allRoutes, serveBuild, serveData } from './bench/site.mjs'
import { table } from './bench/table.mjs'
import { run } from './install.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: {
      type: 'string',
      default: '/,/publications,/communique,/textes_reglementaires,/mediatheque,/lacdec,/interviews',
    },
    all: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    month: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    ready: { type: 'boolean', default: false },
    port: { type: 'string', default: '4790' },
  },
})

if (values.month) {
  const sent = await month(Number(values.port))
  mkdirSync('.bench', { recursive: true })
  writeFileSync('.bench/month.json', `${JSON.stringify(sent, null, 2)}\n`)
  console.log(table('A month of a reader: the home page and two lists a day, four releases', sent))
  process.exit()
}

if (values.release) {
  console.log(table('What a release sends a reader who has the site, by what it changes', releaseCosts()))
  process.exit()
}

if (!values.built) run('npm', ['run', '--silent', 'build'])

if (values.ready) {
  const rows = await readyOffline({
    port: Number(values.port),
    routes: ['/', '/publications'],
    runs: Number(values.runs),
  })
  console.log(table(`Ready offline on slow 4G, HTTP/2 (median of ${values.runs})`, rows))
  process.exit()
}

const site = await serveBuild(Number(values.port))
try {
  const routes = values.all ? allRoutes() : values.routes.split(',')
  const runs = Number(values.runs)
  const profile = values.slow ? 'slow' : 'mobile'
  const cold = await coldVisits({ url: site.url, routes, runs, profile })
  const repeat = await repeatVisits({ url: site.url, routes, runs })
  const inside = await insideTheSite({ url: site.url })
  const office = await fiveThousandRows({ url: site.url })
  const other = await withOtherData(Number(values.port) + 1, (url) => coldVisits({ url, routes, runs, profile }))
  mkdirSync('.bench', { recursive: true })
  writeFileSync(
    `.bench/${profile}.json`,
    `${JSON.stringify({ profile, runs, cold, other, repeat, inside, office }, null, 2)}\n`,
  )
  const what = values.slow ? '400 kbit/s, 400 ms, CPU 6×' : 'Lighthouse mobile'
  console.log(table(`First visit (${what}, median of ${runs})`, cold))
  console.log(table('The same with other contents: 40 rows each, long and short, photographs', other))
  console.log(table('Again, without a network, through the service worker (CPU 4×)', repeat))
  console.log(table('Inside the site (CPU 6×)', inside))
  console.log(table('A list of the back office', office))
} finally {
  site.stop()
}

/** What is measured against the build with other contents behind it. */
async function withOtherData(port, measure) {
  const provider = await serveData(port, await writeOtherData())
  const other = await serveBuild(port + 1, { provider: provider.url })
  try {
    return await measure(other.url)
  } finally {
    other.stop()
    provider.stop()
  }
}
