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
 * Returns the folders that each folder imports, and for `src` all folders. The files of `src` itself are left out: the
 * entries and the generated route tree import every route, and the app, the preview and the boot script import them.
 */
function folderGraph(): Graph {
  const graph = new Map([['src', new Set<string>()]])
  for (const { file, path } of imports) {
    if (!/^(?:@\/|\.)/.test(path)) continue
    const from = dirname(file)
    const to = dirname(path.startsWith('@/') ? join('src', path.slice(2)) : join(from, path))
    if (from === 'src' || to === 'src' || from === to) continue
    graph.get('src')?.add(from)
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  return graph
}

/** Returns a path of folders that ends where it begins, or undefined. */
function circleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const visit = (folder: string, path: string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const next of graph.get(folder) ?? []) {
      const circle = visit(next, [...path, folder])
      if (circle) return circle
    }
    done.add(folder)
    return undefined
  }
  return visit('src', [])
}

test('no two folders of src import each other, directly or through others', () => {
  expect(imports.length).toBeGreaterThan(1000)
  expect(circleIn(folderGraph())?.join(' → ')).toBeUndefined()
})

test('no import of src begins with "..": a path to another folder begins with "@/"', () => {
  expect(imports.filter(({ path }) => path.startsWith('..'))).toEqual([])
})
