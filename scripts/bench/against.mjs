import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from './figures.mjs'

/**
 * Returns the `dist` of the build to compare with, and a function that removes temporary files. A commit of this repository is
 * built in a temporary folder, a folder of sources in place; a folder that is a build is used as it is.
 */
export function buildOther(against) {
  if (existsSync(join(against, 'index.html')) && existsSync(join(against, 'assets')))
    return { dist: resolve(against), remove: () => undefined }
  if (existsSync(join(against, 'package.json'))) {
    npm(against, 'run', '--silent', 'build')
    return { dist: resolve(against, 'dist'), remove: () => undefined }
  }
  const sources = mkdtempSync(join(tmpdir(), 'cdec-against-'))
  git('worktree', 'add', '--quiet', '--detach', sources, against)
  const remove = () => {
    git('worktree', 'remove', '--force', sources)
    rmSync(sources, { recursive: true, force: true })
  }
  try {
    if (lockOf(sources) === lockOf('.')) symlinkSync(resolve('node_modules'), join(sources, 'node_modules'))
    else npm(sources, 'ci', '--no-audit', '--no-fund')
    npm(sources, 'run', '--silent', 'build')
  } catch (error) {
    remove()
    throw error
  }
  return { dist: join(sources, 'dist'), remove }
}

const git = (...args) => execFileSync('git', args, { stdio: 'ignore' })
const npm = (cwd, ...args) => execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8')

const compared = ['first paint', 'largest paint', 'blocking time', 'JS KiB', 'score']

/** Returns the medians of two builds by route, and the ratio of the first to the second for each figure, as texts. */
export function comparison(rows, others) {
  const pair = (name, one, other) => `${text(name, one)} / ${text(name, other)} = **${(one / other).toFixed(2)}**`
  return Object.fromEntries(
    Object.entries(rows).map(([route, figures]) => [
      route,
      Object.fromEntries(compared.map((name) => [name, pair(name, figures[name], others[route][name])])),
    ]),
  )
}
