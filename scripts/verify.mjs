import { execFileSync } from 'node:child_process'
import { addressOf, command } from './command.mjs'
import { verifySite } from './verify-site.mjs'

const help = `npm run verify -- https://site [--dist dist]
Fetches a deployed site and says which files differ from the build in dist, which headers of the policy are missing and
which addresses answer with a wrong status. Build the commit that should be there first, with the same PROVIDER_URL,
PICTURE_ORIGINS and CDEC_RELEASE: the same commit gives the same bytes.

Ends in 0 when the site is the build, 1 when it differs, 2 when it could not be compared.`

await command(help, { dist: { type: 'string', default: 'dist' } }, async ({ dist }, [word]) => {
  const { files, faults } = await verifySite(addressOf(word, 'The site’s address'), dist)
  for (const fault of faults) console.log(fault)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  console.log(
    `${files} files of the build of ${commit} compared: ${faults.length === 0 ? 'the site is this build.' : `${faults.length} faults.`}`,
  )
  return faults.length === 0 ? 0 : 1
})
