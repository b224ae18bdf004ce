import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { addressOf, CommandError, command } from './command.mjs'
import { run } from './install.mjs'
import { verifySite } from './verify-site.mjs'

const help = `npm run verify -- https://site [--build | --dist DIR]
Fetches a deployed site and says which files differ from a build of the present commit, which headers of the policy are
missing and which addresses answer with a wrong status. The same commit gives the same bytes, with the same PROVIDER_URL,
PICTURE_ORIGINS, REPORT_URL and CDEC_RELEASE; a site with a provider's rows is compared with the dist of its release.

  --build      builds the present commit first, into dist
  --dist DIR   another build (dist)

Ends in 0 when the site is the build, 1 when it differs, 2 when it could not be compared.`

const options = { build: { type: 'boolean', default: false }, dist: { type: 'string', default: 'dist' } }

await command(help, options, async ({ build, dist }, [word]) => {
  const site = addressOf(word, 'The site’s address')
  if (build && dist !== 'dist') throw new CommandError('--build builds into dist: it cannot be with --dist.')
  if (build) run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error'])
  const { files, faults } = await verifySite(site, dist)
  for (const fault of faults) console.log(fault)
  const end = faults.length === 0 ? 'the site is this build.' : `${faults.length} faults.`
  console.log(`${files} files of ${nameOf(dist)} compared: ${end}`)
  return faults.length === 0 ? 0 : 1
})

/** Returns the known origin of a build. */
function nameOf(dist) {
  if (dist !== 'dist' || !existsSync('.git')) return dist
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim()
  const isOlder = statSync(`${dist}/_headers`).mtimeMs < Number(git('log', '-1', '--format=%ct')) * 1000
  return `the build of ${isOlder ? `a commit before ${git('rev-parse', '--short', 'HEAD')} (--build makes its own)` : git('rev-parse', '--short', 'HEAD')}`
}
