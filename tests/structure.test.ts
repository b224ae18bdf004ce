import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file))
/** Every import of `src`: also of types and styles, and dynamic ones. */
const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([@.][^']*)'/g)].map(([, path = '']) => ({
    file,
    path,
  })),
)

/**
 * Returns the folders that each folder imports, and for `src` all folders; `folderOf` returns that of a file. The files of `src`
 * itself are left out: the entries and the generated route tree import every route, and the app and the boot script import them.
 */
function folderGraph(folderOf = dirname): Graph {
  const graph = new Map([['src', new Set<string>()]])
  for (const { file, path } of imports) {
    if (!/^(?:@\/|\.)/.test(path)) continue
    const from = folderOf(file)
    const to = folderOf(path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(file), path))
    if (from === 'src' || to === 'src' || from === to) continue
    graph.get('src')?.add(from)
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  return graph
}

/** Returns a path of folders or files that ends where it begins, or undefined. */
function circleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const visit = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...path, node])
      if (circle) return circle
    }
    done.add(node)
    return undefined
  }
  return visit('src', [])
}

test('no two folders of src, and no two parts of the back office, import each other, directly or through others', () => {
  const partOf = (file: string) =>
    file.startsWith('src/admin/') ? dirname(file).split('/').slice(0, 3).join('/') : dirname(file)
  expect(imports.length).toBeGreaterThan(1000)
  expect(circleIn(folderGraph())?.join(' → ')).toBeUndefined()
  expect(circleIn(folderGraph(partOf))?.join(' → ')).toBeUndefined()
})

test('no private key is in the repository', () => {
  const folders = ['build', 'deploy', 'docs', 'mocks', 'public', 'scripts', 'src', 'tests']
  const key = /^-----BEGIN [A-Z ]*PRIVATE KEY-----/m
  const found = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => key.test(readFileSync(file, 'latin1')))
  expect(found).toEqual([])
})

test('the commands start where Windows and macOS run them: npm by a shell, no folder or file name of Linux', () => {
  const folders = ['build', 'deploy', 'docs', 'mocks', 'public', 'refresh', 'scripts', 'src', 'tests']
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const scripts = names.filter((name) => /^(?:build|mocks|refresh|scripts)\b.*\.(?:ts|mjs)$/.test(name))
  expect(scripts.length).toBeGreaterThan(50)
  for (const script of scripts) {
    const code = readFileSync(script, 'utf8')
    for (const [call] of code.matchAll(/\b(?:spawn|execFile)(?:Sync)?\('np[mx]'[^]*?\n *\}?\)?\n/g))
      expect(call, script).toMatch(/\bshell\b/)
    expect(code, script).not.toMatch(/['"`]\/tmp\b|mv -T/)
  }
  // A colon, a question mark or a star is no name of a file there.
  expect(names.filter((name) => /[:?*<>|"]/.test(name))).toEqual([])
})
