import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
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
  const { checkProvider } = await load('./scripts/provider-check-calls.ts')
  const differing = (await checkProvider(provider)).filter(({ outcome }) => outcome === 'differs')
  const lines = differing.map(
    ({ call, differences: [first] }) =>
      `${call}: ${first.path}: expected ${first.expected}, received ${first.received}`,
  )
  if (lines.length > 0)
    throw new CommandError(
      `The provider differs from the contract (npm run provider:check -- ${provider.base} says more):\n${listed(lines)}`,
    )
}

/** Texts of the built-in provider that the site must not contain. */
const ofTheMock = ['Fournisseur intégré', 'motdepasse', 'mswjs']

/** Returns the relative paths of a folder's files. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile())

/** Returns the problems of the files of a build, a line each. */
export function buildFaults(dist) {
  const names = filesIn(dist)
  const texts = names.filter((name) => /\.(?:html|js|json|css)$/.test(name))
  const faults = texts.flatMap((name) => {
    const text = readFileSync(join(dist, name), 'utf8')
    const found = ofTheMock
      .filter((word) => text.includes(word))
      .map((word) => `${name} holds “${word}” of the built-in provider`)
    if (name.endsWith('.html') && name !== 'reparer.html' && !text.includes('http-equiv="Content-Security-Policy"'))
      found.push(`${name} has no content policy`)
    if (!names.includes(`${name}.br`) && statSync(join(dist, name)).size > 1024)
      found.push(`${name} has no compressed copy`)
    return found
  })
  if (!readFileSync(join(dist, 'publications.html'), 'utf8').includes('prerendered-rows'))
    faults.push('publications.html has no rows of the provider')
  return faults
}

export function listed(lines) {
  const shown = 8
  const more = lines.length > shown ? [`  and ${lines.length - shown} more`] : []
  return [...lines.slice(0, shown).map((line) => `  ${line}`), ...more].join('\n')
}
