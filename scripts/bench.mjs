// npm run bench [-- --against <commit or folder>] [--all | --routes /,/lacdec] [--runs 5] [--slow] [--built] [--month]
// [--release] [--ready] [--port 4790]: builds, serves the build compressed as in production, measures it and prints
// markdown. What follows the processor (blocking time, score) says something only as a ratio within one run.
import { parseArgs } from 'node:util'
import { buildOther, comparison } from './bench/against.mjs'
import { coldVisits } from './bench/cold.mjs'
import { print } from './bench/figures.mjs'
import { insideTheSite } from './bench/inside.mjs'
import { month } from './bench/month.mjs'
import { fiveThousandRows } from './bench/office.mjs'
import { writeOtherData } from './bench/other-data.mjs'
import { readyOffline } from './bench/ready.mjs'
import { releaseCosts } from './bench/releases.mjs'
import { repeatVisits } from './bench/repeat.mjs'
import { searchTenThousand } from './bench/search.mjs'
import { allRoutes, serveBuild, serveData } from './bench/site.mjs'
import { run } from './install.mjs'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
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
const [port, runs] = [Number(values.port), Number(values.runs)]
const visits = { runs, profile: values.slow ? 'slow' : 'mobile' }
const what = `${values.slow ? '400 kbit/s, 400 ms, CPU 6×' : 'Lighthouse mobile'}, median of ${runs}`

if (values.month) {
  print('A month of a reader: the home page and two lists a day, four releases', await month(port))
} else if (values.release) {
  print('What a release sends a reader who has the site, by what it changes', releaseCosts())
} else {
  if (!values.built) await withRows(() => run('npm', ['run', '--silent', 'build']))
  const routes = values.all ? allRoutes() : values.routes.split(',')
  if (values.ready) await ready()
  else if (values.against) await sideBySide(routes, values.against)
  else await everything(routes)
}

/** Makes a build as an institution does: the built-in provider answers it, so that its documents hold rows. */
async function withRows(build) {
  const provider = await serveData(port + 3)
  process.env.PROVIDER_URL = provider.url
  try {
    return build()
  } finally {
    delete process.env.PROVIDER_URL
    provider.stop()
  }
}

async function ready() {
  const rows = await readyOffline({ port, routes: ['/', '/publications'], runs })
  print(`Ready offline on slow 4G, HTTP/2 (median of ${runs})`, rows)
}

/** First visits to this build and to another one in turn, both by the same server and with the same data. */
async function sideBySide(routes, against) {
  const other = await withRows(() => buildOther(against))
  const servers = [await serveBuild(port), await serveBuild(port + 1, { folder: other.dist })]
  try {
    const rows = await coldVisits({ ...visits, routes, sites: { this: servers[0].url, other: servers[1].url } })
    print(`First visit in turn with ${against} (${what})`, comparison(rows.this, rows.other))
  } finally {
    for (const server of servers) server.stop()
    other.remove()
  }
}

async function everything(routes) {
  const provider = await serveData(port + 1, await writeOtherData())
  const servers = [await serveBuild(port), await serveBuild(port + 2, { provider: provider.url })]
  const [{ url }, other] = servers
  try {
    const rows = await coldVisits({ ...visits, routes, sites: { own: url, other: other.url } })
    print(`First visit (${what})`, rows.own)
    print('The same with other contents: 40 rows each, long and short, photographs', rows.other)
    print('Again, without a network, through the service worker (CPU 4×)', await repeatVisits({ url, routes, runs }))
    print('Inside the site (CPU 6× and 20×)', await insideTheSite({ url }))
    print('A search over 10,000 publications', await searchTenThousand({ url }))
    print('A list of the back office', await fiveThousandRows({ url }))
  } finally {
    for (const server of servers) server.stop()
    provider.stop()
  }
}
