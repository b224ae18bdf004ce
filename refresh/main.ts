import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { ClientBuild } from '../build/client-build.ts'
import { certificateEnd } from './certificate.ts'
import { readLists } from './read-lists.ts'
import { writeReport } from './report.ts'
import { readJson, SiteFiles } from './site-files.ts'

const help = `node refresh.mjs --provider http://host:port [--site DIR] [--state DIR] [--accept LIST …] [--certificate PORT]
node refresh.mjs --stored [--site DIR] [--state DIR]
Renders the documents, feeds and the sitemap of the site from the public lists of a provider. Only what differs is written.
One refresh runs at a time: the caller sees to it (flock DIR).

  --provider URL      the provider, which is only read
  --stored            renders the lists as they were read last, without the provider
  --site DIR          the folder of the site (../dist)
  --state DIR         what was read, and the pictures made from it, for every release of the site (DIR/.refresh of --site)
  --accept LIST       takes a list that has lost more than half of its rows, such as publications
  --certificate PORT  looks when the certificate ends that the web server of this machine shows for the site

Exits with 0; with 1 where somebody has to be told, once a day: a list could not be read three times in a row, a document could
not be rendered, the certificate ends within 14 days, or one of these is over; with 2 where nothing could be done. etat.json of
the site says more.`

/** A wrong call of the program: its message says all. */
class CallError extends Error {}

async function refresh(): Promise<number> {
  const { values } = parseArgs({
    options: {
      provider: { type: 'string' },
      stored: { type: 'boolean', default: false },
      site: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
      state: { type: 'string' },
      accept: { type: 'string', multiple: true, default: [] },
      certificate: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const provider = values.stored ? undefined : values.provider?.replace(/\/$/, '')
  if (!values.stored && provider === undefined) throw new CallError(`--provider or --stored is missing.\n\n${help}`)
  if (provider !== undefined && !(/^https?:/.test(provider) && URL.canParse(provider)))
    throw new CallError(`The provider’s address is no address: ${provider} (http://host:port)`)
  if (!existsSync(join(values.site, 'app.html'))) throw new CallError(`${values.site} is not the folder of a site.`)
  // A release that is deployed meanwhile moves the link, not the folder.
  const site = new SiteFiles(realpathSync(values.site))
  const state = values.state ?? join(site.folder, '.refresh')
  mkdirSync(state, { recursive: true })
  if (process.getuid?.() === 0 && statSync(state).uid !== 0)
    throw new CallError(`Root would leave files that the owner of ${state} cannot replace: deploy.sh --refresh`)
  const client: ClientBuild = JSON.parse(readFileSync(new URL('client.json', import.meta.url), 'utf8'))
  const now = process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now()
  const lists = await readLists({ provider, state, now, accepted: values.accept })
  if (provider !== undefined && lists.every(({ readAt }) => readAt === undefined))
    throw new CallError(`No list of ${provider} could ever be read: ${lists[0]?.failure?.why}`)
  // The renderer takes longer to load than a refresh without a change.
  const { renderSite } = await import('./render-site.ts')
  const rendered = await renderSite({ site, state, provider, lists, client, now })
  const { warnings, lines, tells } = await writeReport({
    site,
    state,
    release: releaseName() ?? client.release,
    lists,
    rendered,
    certificate: values.certificate === undefined ? undefined : await certificateEnd(Number(values.certificate)),
    now,
  })
  for (const line of warnings) console.warn(line)
  for (const line of lines) console.log(line)
  return tells ? 1 : 0
}

/** The name of the release that this program belongs to; undefined in a checkout. */
const releaseName = () =>
  readJson(fileURLToPath(new URL('../release.json', import.meta.url)), v.object({ name: v.string() }))?.name

try {
  process.exitCode = await refresh()
} catch (error) {
  const isWrongCall = error instanceof CallError || String(Object(error).code).startsWith('ERR_PARSE_ARGS')
  console.error(isWrongCall ? Object(error).message : error)
  process.exitCode = 2
}
