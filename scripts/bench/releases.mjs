import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Builds the current sources, and once more after each change, each in a temporary folder. Changes add up, or are each made to
 * the current sources (`separately`). With a `provider` the builds have its rows.
 */
export function buildReleases(changes, { separately = false, provider } = {}) {
  const sources = mkdtempSync(join(tmpdir(), 'cdec-sources-'))
  const isSource = (path) => !/(?:^|\/)(?:node_modules|dist|\.git)$/.test(path)
  cpSync('.', sources, { recursive: true, filter: isSource })
  symlinkSync(resolve('node_modules'), join(sources, 'node_modules'))
  const env = { ...process.env, ...(provider && { PROVIDER_URL: provider }) }
  const builds = [undefined, ...changes].map((change) => {
    const undo = change?.file && applied(join(sources, change.file), change)
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: sources, stdio: 'ignore', env })
    if (separately) undo?.()
    const folder = mkdtempSync(join(tmpdir(), 'cdec-release-'))
    cpSync(join(sources, 'dist'), folder, { recursive: true })
    return folder
  })
  rmSync(sources, { recursive: true, force: true })
  return builds
}

/** Makes a change. Returns a function that undoes it. */
function applied(file, { from, to }) {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}`)
  writeFileSync(file, changed)
  return () => writeFileSync(file, text)
}

/** Typical changes of developers; the first one changes nothing. */
const changes = {
  nothing: {},
  'a component of the layout (footer)': {
    file: 'src/site/layout/footer.tsx',
    from: '<footer ',
    to: '<footer data-release="2" ',
  },
  'a sheet of the layout (footer)': {
    file: 'src/site/layout/footer.module.css',
    from: '{',
    to: '{ outline-width: 1px;',
  },
  'a section of the home page': {
    file: 'src/site/home/services-section.tsx',
    from: 'className=',
    to: 'data-release="2" className=',
  },
  'a text of every page (main, fr)': {
    file: 'src/i18n/locales/main/fr.po',
    from: 'msgstr "Aller au contenu"',
    to: 'msgstr "Vers le contenu"',
  },
  'a text of one page (help, fr)': {
    file: 'src/i18n/locales/help/fr.po',
    from: /msgstr "(\w)/,
    to: 'msgstr "  $1',
  },
  'a component of the back office': {
    file: 'src/admin/shell/account.tsx',
    from: 'className=',
    to: 'data-release="2" className=',
  },
}

/** Returns what a reader with the cached site downloads at a release, in KiB of compressed bodies. */
export function releaseCosts() {
  const [before, ...after] = buildReleases(Object.values(changes), { separately: true })
  const rows = Object.fromEntries(Object.keys(changes).map((name, index) => [name, costOf(before, after[index])]))
  for (const folder of [before, ...after]) rmSync(folder, { recursive: true, force: true })
  return rows
}

function costOf(before, after) {
  const had = new Set(filesOf(before).map(nameOf))
  const added = filesOf(after).filter((file) => !had.has(nameOf(file)))
  const worker = readFileSync(join(after, 'sw.js')).equals(readFileSync(join(before, 'sw.js'))) ? [] : ['sw.js']
  const kib = (wanted) => [...worker, ...added.map(({ url }) => url)].filter(wanted).reduce(sum(after), 0) / 1024
  return {
    'worker KiB': kib((url) => url === 'sw.js'),
    'shell KiB': kib((url) => url === 'app.html'),
    'scripts and styles KiB': kib((url) => /\.(?:js|css)$/.test(url) && url !== 'sw.js'),
    'all KiB': kib(() => true),
  }
}

const sum = (folder) => (total, url) => total + compressedSize(join(folder, url))
const compressedSize = (file) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size

const nameOf = ({ url, revision }) => `${url} ${revision}`

/** Returns the manifest of a build's worker. */
function filesOf(folder) {
  const [manifest = '[]'] = /\[\{"[^\]]*"url":[^\]]*\]/.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? []
  return JSON.parse(manifest)
}
