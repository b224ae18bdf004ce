import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The packages that the product was ordered with. */
const ordered = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  '@tanstack/react-query',
  '@tanstack/query-sync-storage-persister',
  'vite',
  'vite-plugin-pwa',
  'workbox-window',
  'msw',
  '@mswjs/data',
  '@lingui/core',
  '@lingui/react',
  '@mantine/core',
  'vitest',
]

const sources = [
  ...['src', 'mocks', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
  'vite.config.ts',
].filter((file) => /\.tsx?$/.test(file))

test.each(ordered)('%s is installed, and a file imports it', (name) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  const imports = new RegExp(`from '${name}(?:/[^']*)?'`)
  expect(sources.filter((file) => imports.test(readFileSync(file, 'utf8')))).not.toEqual([])
})

test('only the tables of the built-in provider know its database', () => {
  const imports = /from '@mswjs\/data'/
  expect(sources.filter((file) => imports.test(readFileSync(file, 'utf8')))).toEqual(['mocks/db.ts'])
})
