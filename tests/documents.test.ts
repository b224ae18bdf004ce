import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['.', 'docs', 'build', 'mocks'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** What a document names of the repository: the targets of its links, and what it writes as code with a known folder. */
function namedPaths(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(file), path))
  const code = [...text.matchAll(/`((?:src|build|scripts|tests|mocks|docs|deploy|public)\/[\w./$-]+)`/g)]
  return [...links, ...code.map(([, path = '']) => path)]
}

/** Examples of files that do not exist yet. */
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
