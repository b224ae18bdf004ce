import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, load } from './command.mjs'

const git = (...words) => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Returns the commit of a clean tree; fails for any other. */
export function cleanCommit() {
  let changed
  try {
    changed = git('status', '--porcelain').split('\n').filter(Boolean)
  } catch {
    throw new CommandError('A release is made of a commit: this folder is no checkout of git.')
  }
  if (changed.length > 0)
    throw new CommandError(`A release is made of a commit, and the tree has changes:\n${listed(changed)}`)
  return git('rev-parse', '--short', 'HEAD')
}

/** Fails for settings that are placeholders. */
export async function refusePlaceholders() {
  const { placeholdersIn } = await load('./build/placeholders.ts')
  const { settings } = await load('./src/site/settings.ts')
  const found = placeholdersIn(settings)
  if (found.length > 0) throw new CommandError(`src/site/settings.ts is to be filled in:\n${listed(found)}`)
}

/** Fails for a provider without an answer or with answers that differ from the contract. It only reads. */
export async function refuseOtherProvider(provider) {
  const answer = await fetch(`${provider.base}/api/slides`).catch(() => undefined)
  if (!answer) throw new CommandError(`No provider answers at ${provider.base}.`)
  const { checkProvider } = await load('./scripts/provider-check-reads.ts')
  const lines = (await checkProvider(provider)).flatMap(({ call, differences: [first] }) =>
    first === undefined ? [] : `${call}: ${first}`,
  )
  if (lines.length > 0)
    throw new CommandError(
      `The provider differs from the contract (npm run provider:check -- ${provider.base} says more):\n${listed(lines)}`,
    )
}

/** Returns the relative paths of a folder's files. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile())

/** What no file of a release contains, with what it is. */
export const forbidden = [
  ['Fournisseur intégré', 'a text of the built-in provider'],
  ['motdepasse', 'a text of the built-in provider'],
  ['setupServer', 'the code of the built-in provider'],
  ['__mock/state', 'the code of the built-in provider'],
  ['mswjs', 'the code of the built-in provider'],
  ['jsxDEV', 'React’s development code'],
  // A checkout at /app is not named by every word that begins so.
  ...['src', 'node_modules'].map((folder) => [join(process.cwd(), folder, '/'), 'a path of this machine']),
]

/** Returns the problems of the files of a build, a line each. */
export function buildFaults(dist) {
  const names = filesIn(dist)
  const texts = new Map(
    names
      .filter((name) => /\.(?:html|js|json|css|atom|xml)$/.test(name))
      .map((name) => [name, readFileSync(join(dist, name), 'utf8')]),
  )
  const faults = [...texts].flatMap(([name, text]) => {
    const found = forbidden
      .filter(([word]) => text.includes(word))
      .slice(0, 1)
      .map(([word, what]) => `${name} holds “${word}”, ${what}`)
    if (name.endsWith('.html') && name !== 'reparer.html' && !text.includes('http-equiv="Content-Security-Policy"'))
      found.push(`${name} has no content policy`)
    if (!names.includes(`${name}.br`) && statSync(join(dist, name)).size > 1024)
      found.push(`${name} has no compressed copy`)
    return found
  })
  const registers = [...texts].some(([name, text]) => /^assets\/[^/]+\.js$/.test(name) && text.includes('/sw.js'))
  if (!registers) faults.push('The client never registers its worker')
  return [...faults, ...workerFaults(dist, texts.get('sw.js') ?? '')]
}

/** Returns why a browser could not install the worker: it installs nothing when one file is missing or another. */
function workerFaults(dist, worker) {
  const entries = [...worker.matchAll(/"integrity":"(sha256-[^"]+)","revision":[^,]+,"url":"([^"]+)"/g)]
  if (entries.length === 0) return ['sw.js names no files to cache']
  return entries.flatMap(([, integrity, url]) => {
    const file = join(dist, url)
    const found = existsSync(file) && `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
    return found === integrity ? [] : [`sw.js expects another ${url}: the worker cannot be installed`]
  })
}

export function listed(lines) {
  const shown = 8
  const more = lines.length > shown ? [`  and ${lines.length - shown} more`] : []
  return [...lines.slice(0, shown).map((line) => `  ${line}`), ...more].join('\n')
}
