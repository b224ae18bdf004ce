import { defineConfig } from 'vitest/config'

/** What measures how long the reader waits has the machine to itself. */
const timed = ['tests/browser/large-lists.test.ts', 'tests/browser/offline-silent.test.ts']

const shared = { testTimeout: 120_000, hookTimeout: 120_000 }

// The built site in Chromium: two files at a time, since they mostly wait, then the timed ones alone.
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: timed,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: { ...shared, name: 'timed', include: timed, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
