import { defineConfig } from 'vitest/config'

/** What takes a while: every route, state and look, and how long large lists take. Taken whole by `npm run test:full`. */
const matrices = ['tests/browser/matrix/**/*.test.ts']
const full = process.env['FULL_MATRIX'] === '1'

// The built site in Chromium: two files at a time; three make two cores so busy that waits run out.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    exclude: full ? [] : matrices,
    globalSetup: 'tests/support/browser/global-setup.ts',
    maxWorkers: 2,
    // They share nothing but what they import: once in each worker is enough.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
