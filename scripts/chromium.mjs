import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium: one of the system, or one installed by apt-get where that is allowed. */
export function findOrInstallChromium() {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing Debian’s …')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const installed = findChromium()
  if (installed) return installed
  console.error('The browser tests need Chromium: install it, or name it with CHROMIUM_PATH.')
  process.exit(1)
}

export function findChromium() {
  return usualPlaces.find((path) => path && existsSync(path))
}
