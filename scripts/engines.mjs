import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.mjs'

/** What the tests of the other engines drive, with Debian's packages of it. */
const engines = {
  firefox: { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  webkit: { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
}

/**
 * Returns the programs of each engine. Root without one installs Debian's; an engine that is still missing is
 * undefined, and a line says what it needs.
 */
export function findOrInstallEngines() {
  const missing = Object.values(engines).filter(({ find }) => find() === undefined)
  installFromDebian(missing.flatMap(({ packages }) => packages))
  for (const { name, packages, find } of missing)
    if (find() === undefined) console.warn(`${name} is LEFT OUT: it needs ${packages.join(' and ')}.`)
  return { firefox: findFirefox(), webkit: findWebKit() }
}

function findFirefox() {
  return [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => path && existsSync(path))
}

function findWebKit() {
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  const browser = folders('/usr/lib')
    .flatMap((folder) => ['4.1', '4.0'].map((version) => join(folder, `webkit2gtk-${version}/MiniBrowser`)))
    .find(existsSync)
  return browser && existsSync(driver) && existsSync(display) ? { driver, display, browser } : undefined
}

const folders = (parent) => (existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [])
