import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['.', 'docs', 'build', 'mocks'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** Returns the paths that a document names: the targets of its links, and code that begins with a folder of the repository. */
function namedPaths(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(file), path))
  const code = [...text.matchAll(/`((?:src|build|scripts|tests|mocks|docs|deploy|public)\/[\w./$-]+)`/g)]
  return [...links, ...code.map(([, path = '']) => path)]
}

/** Files of an example, which do not exist. */
const examples = /partenariats/

test('every path that a document names exists', () => {
  expect(documents.length).toBeGreaterThan(7)
  const missing = documents.flatMap((file) =>
    namedPaths(file)
      .filter((path) => !examples.test(path) && !existsSync(path) && !existsSync(`${path}.ts`))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})
