import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findOrInstallChromium } from './chromium.mjs'
import { command } from './command.mjs'
import { installFromDebian } from './debian.mjs'
import { run } from './install.mjs'

const help = `npm run test:voice [-- --update] [-t words]
Compares what the screen reader Orca says in Chromium on the built site with tests/voice/transcripts. --update (-u) writes
the transcripts again: read the difference as a person who sees nothing. -t takes only the journeys with these words.`

/** The programs, each with Debian's package of it. */
const needed = {
  '/usr/bin/orca': 'orca',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/dbus-daemon': 'dbus-daemon',
  '/usr/share/dbus-1/services/org.a11y.Bus.service': 'at-spi2-core',
}
/** The version whose words the transcripts contain: its own words differ from one version to the next. */
const transcribed = 'tests/voice/transcripts/orca-version.txt'

const options = { update: { type: 'boolean', short: 'u', default: false }, only: { type: 'string', short: 't' } }

await command(help, options, ({ update, only }) => {
  installFromDebian(missingPackages())
  const missing = missingPackages()
  if (missing.length > 0) return leaveOut(`apt-get install ${missing.join(' ')}`)
  const version = spawnSync('orca', ['--version'], { encoding: 'utf8' }).stdout.trim()
  const expected = readFileSync(transcribed, 'utf8').trim()
  if (update) writeFileSync(transcribed, `${version}\n`)
  else if (version !== expected) return leaveOut(`Orca ${version} says it in other words than Orca ${expected}`)
  const words = [...(update ? ['-u'] : []), ...(only === undefined ? [] : ['-t', only])]
  const env = { CHROMIUM_PATH: findOrInstallChromium() }
  run('npx', ['vitest', 'run', '--project', 'voice', ...words], { env })
})

function missingPackages() {
  return Object.keys(needed).flatMap((file) => (existsSync(file) ? [] : [needed[file]]))
}

function leaveOut(reason) {
  console.log(`LEFT OUT: nothing was heard with a screen reader (${reason}).`)
}
