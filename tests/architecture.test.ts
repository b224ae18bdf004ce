// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What each folder of src may import of ours; `design`: contract → api → ui → site | admin → routes → app. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  api: ['contract'],
  i18n: [],
  ui: ['i18n'],
  session: ['api', 'contract', 'i18n', 'ui', 'offline'],
  offline: ['api', 'contract', 'i18n', 'ui'],
  site: ['contract', 'api', 'i18n', 'ui', 'session', 'offline'],
  admin: ['contract', 'api', 'i18n', 'ui', 'session', 'offline'],
  routes: ['contract', 'api', 'i18n', 'site', 'admin', 'session'],
}
const libraries: Record<string, RegExp> = {
  contract: /^valibot$/,
  api: /^(?:valibot|@tanstack\/query-core)$/,
  mocks: /^(?:node:|vite$|msw|@mswjs\/|valibot$|@valibot\/|@remix-run\/)/,
}

const files = ['src', 'mocks'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts') && !file.endsWith('.d.ts'))
    .map((file) => join(root, file)),
)

/** Every import of a file: ours as paths from the root, others as written. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...found].map(([, target = '']) => {
    if (target.startsWith('@/')) return `src/${target.slice(2)}`
    if (target.startsWith('@mocks/')) return `mocks/${target.slice(7)}`
    return target.startsWith('.') ? normalize(join(dirname(file), target)) : target
  })
}

const folderOf = (file: string) => (file.startsWith('mocks/') ? 'mocks' : (file.split('/')[1] ?? ''))
const isOurs = (target: string) => /^(?:src|mocks|scripts|build|tests)\//.test(target)

describe('who may import whom', () => {
  test.each(Object.keys(allowed))('%s', (folder) => {
    const faults = files
      .filter((file) => file.startsWith(`src/${folder}/`))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => isOurs(target) && folderOf(target) !== folder)
          .filter((target) => target.startsWith('mocks/') || !allowed[folder]?.includes(folderOf(target)))
          .map((target) => `${file} imports ${target}`),
      )
    expect(faults).toEqual([])
  })

  test('mocks import the contract only', () => {
    const faults = files
      .filter((file) => file.startsWith('mocks/'))
      .flatMap((file) => importsOf(file).map((target) => [file, target] as const))
      .filter(([, target]) => isOurs(target) && !/^(?:mocks|src\/contract)\//.test(target))
    expect(faults).toEqual([])
  })

  test('nothing of src imports mocks or tests', () => {
    const faults = files
      .filter((file) => file.startsWith('src/'))
      .filter((file) => importsOf(file).some((target) => /^(?:mocks|tests)\//.test(target)))
    expect(faults).toEqual([])
  })

  test.each(Object.entries(libraries))('%s uses only its libraries', (folder, pattern) => {
    const faults = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => importsOf(file).map((target) => `${file} ${target}`))
      .filter((line) => !isOurs(line.split(' ')[1] ?? '') && !pattern.test(line.split(' ')[1] ?? ''))
    expect(faults).toEqual([])
  })

  test('only the back office uses Mantine', () => {
    const faults = files.filter(
      (file) => !file.startsWith('src/admin/') && importsOf(file).some((target) => target.startsWith('@mantine/')),
    )
    expect(faults.filter((file) => !/registration/.test(file))).toEqual([])
  })

  test('a definition of the back office imports the contract, the engine and lingui only', () => {
    const faults = files
      .filter((file) => file.startsWith('src/admin/resources/'))
      .flatMap((file) => importsOf(file).map((target) => `${file} ${target}`))
      .filter((line) => !/ (?:src\/contract\/|src\/admin\/(?:engine|resources)\/|@lingui\/)/.test(line))
    expect(faults).toEqual([])
  })
})

describe('the size of files', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length

  test('none is above 200 lines', () => {
    expect(files.filter((file) => lines(file) > 200)).toEqual([])
  })

  test('a route is at most 25 lines, a definition at most 90', () => {
    const long = (folder: string, most: number) =>
      files.filter((file) => file.startsWith(folder) && lines(file) > most).map((file) => `${file} ${lines(file)}`)
    expect([...long('src/routes/', 25), ...long('src/admin/resources/', 90)]).toEqual([])
  })
})

test('no folder or file is a drawer for anything', () => {
  const drawers = files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc|types)(?:\/|\.tsx?$)/.test(file))
  expect(drawers).toEqual([])
})

test('the linter holds the same table', () => {
  expect(existsSync('.oxlintrc.json')).toBe(true)
  const config = readFileSync('.oxlintrc.json', 'utf8')
  for (const folder of ['contract', 'api', 'ui', 'site', 'admin']) expect(config).toContain(`src/${folder}/**`)
})
