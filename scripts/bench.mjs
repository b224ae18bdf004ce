import { besideReactAdmin, fiveThousandRows } from './bench/admin.mjs'
import { buildOther, comparison } from './bench/against.mjs'
import { coldVisits } from './bench/cold.mjs'
import { print } from './bench/figures.mjs'
import { insideTheSite } from './bench/inside.mjs'
import { month } from './bench/month.mjs'
import { writeOtherData } from './bench/other-data.mjs'
import { readyOffline } from './bench/ready.mjs'
import { releaseCosts } from './bench/releases.mjs'
import { repeatVisits } from './bench/repeat.mjs'
import { searchTenThousand } from './bench/search.mjs'
import { allRoutes, serveBuild, serveData } from './bench/site.mjs'
import { CommandError, command, portOf } from './command.mjs'
import { run } from './install.mjs'

const help = `npm run bench -- [options]
Builds, serves the build compressed as in production, measures it and prints markdown. What follows the processor (blocking
time, score) says something only as a ratio within one run.

  --against WHAT   a commit, or a folder with another build: first visits to both, in turn
  --routes A,B     the pages (/,/publications,…); --all takes every public page
  --runs N         how many visits to each (5)
  --slow           at 400 kbit/s with a slow processor
  --built          measures dist as it is
  --ready          how long until everything can be read offline
  --month          what a month of a reader costs in bytes
  --release        what a release sends to who has the site
  --peer           5,000 rows in the back office beside react-admin, which it builds for that
  --port N         the first of the ports that it serves at (4790)`

const usualRoutes = '/,/publications,/communique,/textes_reglementaires,/mediatheque,/lacdec,/interviews'
const flag = { type: 'boolean', default: false }
const options = {
  against: { type: 'string' },
  runs: { type: 'string', default: '5' },
  routes: { type: 'string', default: usualRoutes },
  all: flag,
  slow: flag,
  built: flag,
  month: flag,
  release: flag,
  ready: flag,
  peer: flag,
  port: { type: 'string', default: '4790' },
}

await command(help, options, async (values, [more]) => {
  if (more !== undefined) throw new CommandError(`“${more}” is not expected.\n\n${help}`)
  const [port, runs] = [portOf(values.port), Number(values.runs)]
  if (!(runs >= 1)) throw new CommandError(`--runs is no number of visits: ${values.runs}`)
  if (values.month)
    return print('A month of a reader: the home page and two lists a day, four releases', await month(port))
  if (values.release) return print('What a release sends a reader who has the site, by what it changes', releaseCosts())
  if (!values.built) await withRows(port, () => run('npm', ['run', '--silent', 'build']))
  const visits = {
    port,
    runs,
    profile: values.slow ? 'slow' : 'mobile',
    routes: values.all ? allRoutes() : values.routes.split(','),
  }
  const what = `${values.slow ? '400 kbit/s, 400 ms, CPU 6×' : 'Lighthouse mobile'}, median of ${runs}`
  if (values.ready) await ready(visits)
  else if (values.peer) await beside(visits)
  else if (values.against) await sideBySide(visits, what, values.against)
  else await everything(visits, what)
})

/** Builds with the built-in provider's rows, as a real deployment does with its provider's. */
async function withRows(port, build) {
  const provider = await serveData(port + 3)
  process.env.PROVIDER_URL = provider.url
  try {
    return build()
  } finally {
    delete process.env.PROVIDER_URL
    provider.stop()
  }
}

async function beside({ port, runs }) {
  const site = await serveBuild(port)
  try {
    print('5,000 rows, a hundred a page', await besideReactAdmin({ url: site.url, port: port + 1, runs }))
  } finally {
    site.stop()
  }
}

async function ready({ port, runs }) {
  const rows = await readyOffline({ port, routes: ['/', '/publications'], runs })
  print(`Ready offline on slow 4G, HTTP/2 (median of ${runs})`, rows)
}

/** Measures first visits to this build and another one alternately, with the same server and data. */
async function sideBySide({ port, ...visits }, what, against) {
  const other = await withRows(port, () => buildOther(against))
  const servers = [await serveBuild(port), await serveBuild(port + 1, { folder: other.dist })]
  try {
    const rows = await coldVisits({ ...visits, sites: { this: servers[0].url, other: servers[1].url } })
    print(`First visit in turn with ${against} (${what})`, comparison(rows.this, rows.other))
  } finally {
    for (const server of servers) server.stop()
    other.remove()
  }
}

async function everything({ port, ...visits }, what) {
  const { routes, runs } = visits
  const provider = await serveData(port + 1, await writeOtherData())
  const servers = [await serveBuild(port), await serveBuild(port + 2, { provider: provider.url })]
  const [{ url }, other] = servers
  try {
    const rows = await coldVisits({ ...visits, sites: { own: url, other: other.url } })
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
