import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSite } from './build-site.mjs'
import { addressOf, CommandError, command } from './command.mjs'
import {
  buildFaults,
  cleanCommit,
  filesIn,
  listed,
  refuseOtherProvider,
  refusePlaceholders,
} from './release-checks.mjs'

const help = `npm run release -- --provider http://host:port [--token T] [--out DIR] [--trial]
Builds the site for the public with the provider's rows, checks it, and packs it with the web server's configuration and
how to put it up and take it back: DIR/cdec-<version>-<commit>-<time>.tar.gz.

  --provider URL   the provider whose rows are built in, and which is checked first; it is only read
  --token T        an administrator's token, to check also the calls that need one
  --out DIR        where the archive is written (.)
  --trial          takes the rows of the built-in provider too, which are refused else; the archive’s name says trial

PICTURE_ORIGINS, REPORT_URL and HSTS count as in npm run build. Refused: a tree with changes, settings that are placeholders, a
provider that differs from the contract, a list that cannot be read, a build with faults. Ends in 0, or in 2 with what is wrong.`

const options = {
  provider: { type: 'string' },
  token: { type: 'string' },
  out: { type: 'string', default: '.' },
  trial: { type: 'boolean', default: false },
}

await command(help, options, async ({ provider: word, token, out, trial }, [more]) => {
  if (more !== undefined) throw new CommandError(`“${more}” is not expected: the provider goes behind --provider.`)
  const base = addressOf(word, 'The provider’s address (--provider)')
  const commit = cleanCommit()
  await refusePlaceholders()
  await refuseOtherProvider({ base, token })
  console.log(`${base} fits the contract: building ${commit} …`)
  const at = new Date()
  const SOURCE_DATE_EPOCH = String(Math.floor(at.getTime() / 1000))
  await buildSite({ provider: base, logLevel: 'error', env: { CDEC_RELEASE: '1', SOURCE_DATE_EPOCH } })
  const faults = await buildFaults('dist', trial)
  if (faults.length > 0) throw new CommandError(`The build has faults:\n${listed(faults)}`)
  console.log(pack({ commit, provider: base, out, trial, at: at.toISOString() }))
})

/** Packs the build. Returns the path of the archive. */
function pack({ commit, provider, out, trial, at }) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const name = `cdec-${trial ? 'trial-' : ''}${version}-${commit}-${at
    .slice(0, 16)
    .replaceAll(/\D/g, '')
    .replace(/^\d{8}/, '$&-')}`
  const folder = mkdtempSync(join(tmpdir(), 'cdec-release-'))
  const root = join(folder, name)
  for (const file of ['README.md', 'nginx.conf', 'deploy.sh', 'systemd'])
    cpSync(join('deploy', file), join(root, file), { recursive: true })
  cpSync('dist', join(root, 'dist'), { recursive: true })
  cpSync('sbom.cdx.json', join(root, 'sbom.cdx.json'))
  const { PICTURE_ORIGINS, REPORT_URL, HSTS } = process.env
  const settings = { PICTURE_ORIGINS, REPORT_URL, HSTS }
  writeFileSync(
    join(root, 'release.json'),
    `${JSON.stringify({ version, commit, provider, at, ...settings }, null, 2)}\n`,
  )
  writeFileSync(join(root, 'SHA256SUMS'), sums(root))
  mkdirSync(out, { recursive: true })
  const archive = join(resolve(out), `${name}.tar.gz`)
  execFileSync('tar', ['-czf', archive, '-C', folder, name])
  rmSync(folder, { recursive: true })
  return archive
}

/** Returns the hashes of a folder's files in the format of sha256sum. */
function sums(root) {
  const hash = (name) =>
    createHash('sha256')
      .update(readFileSync(join(root, name)))
      .digest('hex')
  return filesIn(root)
    .toSorted()
    .map((name) => `${hash(name)}  ${name}\n`)
    .join('')
}
