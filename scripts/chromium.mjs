import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.mjs'

const shell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  // The headless shell is not the browser that visitors have: it comes last.
  shell,
]

/** Returns the path of the Chromium that CHROMIUM_PATH names, else of the system's. Root without one installs Debian's. */
export function findOrInstallChromium() {
  const { CHROMIUM_PATH } = process.env
  for (const name of ['chromium', 'chromium-headless-shell'])
    if (!CHROMIUM_PATH && !findChromium()) installFromDebian([name, 'fonts-noto-core'])
  const path = CHROMIUM_PATH || findChromium()
  if (path && existsSync(path)) return path
  console.error(
    path
      ? `There is no browser at ${path} (CHROMIUM_PATH).`
      : 'The browser tests need Chromium: install it, or name it with CHROMIUM_PATH.',
  )
  process.exit(1)
}

/**
 * Returns Chromium’s headless shell: the same engine without a window of the browser around each page, which takes most of
 * the processor's time of a test. Root installs Debian's. Undefined where it cannot be had, or CHROMIUM_PATH names a browser.
 */
export function findOrInstallHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined
  if (!existsSync(shell)) installFromDebian(['chromium-headless-shell'])
  return existsSync(shell) ? shell : undefined
}

export function findChromium() {
  return usualPlaces.find((path) => existsSync(path))
}
