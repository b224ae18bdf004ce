import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './command.mjs'

/** Files of a build that must not be served. */
const forHosts = /^(?:_headers$|nginx\/)/
/** Compressed copies of other files. */
const compressed = /\.(?:br|gz)$/
const atOnce = 8

/**
 * Compares a deployed site with a build. Resolves to the problems, a line each: different or missing files, missing headers,
 * addresses with a wrong status.
 */
export async function verifySite(base, dist = 'dist') {
  if (!existsSync(join(dist, '_headers'))) throw new CommandError(`There is no build in ${dist}: npm run build`)
  const reached = await fetch(`${base}/`).catch(() => undefined)
  if (!reached) throw new CommandError(`No site answers at ${base}.`)
  const files = filesIn(dist).filter((name) => !compressed.test(name))
  const checks = [
    ...files.map((name) => () => fileFaults(base, dist, name)),
    ...statuses.map(
      ([path, status]) =>
        () =>
          statusFaults(base, path, status),
    ),
    () => headerFaults(base, dist),
  ]
  const faults = []
  const next = async () => {
    for (let check = checks.shift(); check; check = checks.shift()) faults.push(...(await check()))
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return { files: files.length, faults: faults.toSorted((one, other) => one.localeCompare(other)) }
}

/** Returns the relative paths of a folder's files. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile())

/** The expected statuses of addresses besides the files of the build. */
const statuses = [
  ['/Admin/dashboard', 200],
  ['/loginadmin', 200],
  ['/interviews/inconnue', 200],
  ['/PUBLICATIONS', 200],
  ['/adresse-inconnue', 404],
  ['/adresse-inconnue.js', 404],
  ['/.git/config', 404],
  ['/api/slides', 200],
]

/** Returns the address of a file of the build. */
function addressOf(name) {
  if (name === 'index.html') return '/'
  if (name === 'app.html') return '/loginadmin'
  return `/${name
    .replace(/\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`
}

async function fileFaults(base, dist, name) {
  if (forHosts.test(name)) return statusFaults(base, `/${name}`, 404)
  const address = addressOf(name)
  const response = await ask(base, address)
  if (response.status !== 200) return [`${name}: ${address} answers ${response.status}`]
  const [sent, built] = [Buffer.from(await response.arrayBuffer()), readFileSync(join(dist, name))]
  return hash(sent) === hash(built)
    ? []
    : [`${name}: ${address} differs (${sent.length} bytes, ${built.length} in the build)`]
}

async function statusFaults(base, path, status) {
  const response = await ask(base, path)
  return response.status === status ? [] : [`${path} answers ${response.status} instead of ${status}`]
}

/** Returns the differences of the site's headers from the build's, for documents and for hashed files. */
async function headerFaults(base, dist) {
  const [everywhere, assets] = readFileSync(join(dist, '_headers'), 'utf8').split('/assets/*')
  const asset = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'))
  const faults = []
  for (const [path, wanted] of [
    ['/', everywhere],
    [`/assets/${asset}`, assets ?? ''],
  ]) {
    const { headers } = await ask(base, path)
    for (const [, name, value] of wanted.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
      const sent = headers.get(name)
      if (sent === null) faults.push(`${path} is sent without ${name}`)
      else if (sent !== value.trim()) faults.push(`${path} is sent with another ${name}: ${sent.slice(0, 120)}`)
    }
  }
  return faults
}

const ask = (base, path) =>
  fetch(base + path, { redirect: 'manual', headers: { 'Accept-Language': 'fr' } }).catch(() => ({
    status: 0,
    headers: new Headers(),
  }))

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex')
