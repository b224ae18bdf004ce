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
  // The headless shell is not the browser that visitors have: it comes last.
  '/usr/bin/chromium-headless-shell',
]

/** Returns the path of the system's Chromium. Root without one installs Debian's by apt-get. */
export function findOrInstallChromium() {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing Debian’s …')
  aptGet('update')
  // The second is for systems without the first.
  for (const browser of ['chromium', 'chromium-headless-shell']) {
    aptGet('install', '-y', '--no-install-recommends', browser, 'fonts-noto-core')
    const installed = findChromium()
    if (installed) return installed
  }
  console.error('The browser tests need Chromium: install it, or name it with CHROMIUM_PATH.')
  process.exit(1)
}

export function aptGet(...args) {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

export function findChromium() {
  return usualPlaces.find((path) => path && existsSync(path))
}
