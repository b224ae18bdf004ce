// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  hasInstallScript?: boolean
  optional?: boolean
  os?: string[]
  link?: boolean
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
// The lock file's own format, version 3.
const lock = read('package-lock.json') as { packages: Record<string, Locked> }
const own = read('package.json') as { dependencies: Record<string, string>; devDependencies: Record<string, string> }
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every package comes from the registry, and is checked by its sum', () => {
  const strange = packages.filter(
    ([, { resolved = '', integrity = '', link = false, optional = false, os }]) =>
      // Of the programs made for other systems npm writes down no sum.
      link ||
      (!integrity.startsWith('sha512-') && !(optional && os)) ||
      !/^(?:https:\/\/registry\.npmjs\.org\/|$)/.test(resolved),
  )
  expect(strange.map(([path]) => path)).toEqual([])
})

test('no script of a package runs while it is installed, and nothing that visitors get has one', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const scripted = packages.filter(([, { hasInstallScript = false, dev = false }]) => hasInstallScript && !dev)
  expect(scripted.map(([path]) => path)).toEqual([])
})

test('every dependency is pinned to one version', () => {
  const loose = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})
