import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildClient } from './build-site.mjs'
import { addressOf, CommandError, command, load } from './command.mjs'
import {
  buildFaults,
  cleanCommit,
  filesIn,
  listed,
  refuseOtherProvider,
  refusePlaceholders,
} from './release-checks.mjs'
import { billOfMaterials, placesBelow } from './sbom.mjs'

const help = `npm run release -- --provider http://host:port [--token T] [--out DIR]
Builds the code of the site for the public, checks it, and packs it with the program that renders its documents, the web
server's configuration and how to deploy it and roll back: DIR/cdec-<version>-<commit>-<time>.tar.gz.

  --provider URL   the provider of the site, which is checked first; it is only read, and nothing of it is packed
  --token T        an administrator's token, to check also the calls that need one
  --out DIR        where the archive is written (releases, which git ignores)

PICTURE_ORIGINS and HSTS count as in npm run build. Refused: a tree with changes, settings that are placeholders, a
provider that differs from the contract, a build with faults. Ends in 0, or in 2 with what is wrong.`

const options = {
  provider: { type: 'string' },
  token: { type: 'string' },
  out: { type: 'string', default: 'releases' },
}

await command(help, options, async ({ provider: word, token, out }) => {
  const base = addressOf(word, 'The provider’s address (--provider)')
  const commit = cleanCommit()
  await refusePlaceholders()
  await refuseOtherProvider({ base, token })
  console.log(`${base} fits the contract: building ${commit} …`)
  const at = new Date()
  await buildClient({ logLevel: 'error', env: { CDEC_RELEASE: '1' } })
  const faults = buildFaults('dist')
  if (faults.length > 0) throw new CommandError(`The build has faults:\n${listed(faults)}`)
  console.log(await pack({ commit, out, at: at.toISOString() }))
})

/** Packs the build. Returns the path of the archive. */
async function pack({ commit, out, at }) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const time = at
    .slice(0, 16)
    .replaceAll(/\D/g, '')
    .replace(/^\d{8}/, '$&-')
  const name = `cdec-${version}-${commit}-${time}`
  const folder = mkdtempSync(join(tmpdir(), 'cdec-release-'))
  const root = join(folder, name)
  for (const file of ['README.md', 'nginx.conf', 'deploy.sh', 'systemd'])
    cpSync(join('deploy', file), join(root, file), { recursive: true })
  cpSync('dist', join(root, 'dist'), { recursive: true })
  cpSync('.refresh', join(root, 'refresh'), { recursive: true })
  const { shippedPackages } = await load('./build/refresh-program.ts')
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  // The optional packages of other systems are not installed.
  const installed = Object.fromEntries(Object.entries(lock.packages).filter(([place]) => existsSync(place)))
  const shipped = shippedPackages.map((one) => `node_modules/${one}`)
  for (const path of placesBelow(installed, shipped))
    cpSync(path, join(root, 'refresh', path), {
      recursive: true,
      filter: (file) => file === path || !isLinkFolder(file),
    })
  writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(lock), null, 2)}\n`)
  const { settings } = await load('./src/site/settings.ts')
  const { PICTURE_ORIGINS, HSTS } = process.env
  const described = { name, version, commit, at, origin: settings.origin, PICTURE_ORIGINS, HSTS }
  writeFileSync(join(root, 'release.json'), `${JSON.stringify(described, null, 2)}\n`)
  writeFileSync(join(root, 'SHA256SUMS'), sums(root))
  mkdirSync(out, { recursive: true })
  const archive = join(resolve(out), `${name}.tar.gz`)
  execFileSync('tar', ['-czf', archive, '-C', folder, name])
  rmSync(folder, { recursive: true })
  return archive
}

/** npm's links to the commands of packages name paths of this machine; nested packages are packed by themselves. */
function isLinkFolder(file) {
  return /node_modules$|\.bin$/.test(file)
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
