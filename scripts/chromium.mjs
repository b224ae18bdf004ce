import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  // The headless shell is not the browser that visitors have: it comes last.
  shell,
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

/**
 * Returns Chromium’s headless shell: the same engine without a window of the browser around each page, which takes most of
 * the processor's time of a test. Root installs Debian's by apt-get. Undefined where it cannot be had, or CHROMIUM_PATH
 * names a browser.
 */
export function findOrInstallHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined
  if (!existsSync(shell) && process.getuid?.() === 0 && hasPackage('chromium-headless-shell')) {
    console.log('Installing Debian’s headless shell of Chromium …')
    aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  }
  return existsSync(shell) ? shell : undefined
}

const hasPackage = (name) => spawnSync('apt-cache', ['show', name]).status === 0

export function aptGet(...args) {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

export function findChromium() {
  return usualPlaces.find((path) => path && existsSync(path))
}
