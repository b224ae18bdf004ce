import { defineConfig } from 'vitest/config'

/** The slow tests over all routes, states and sizes, which only `npm run test:full` runs. */
const matrices = ['tests/browser/matrix/**/*.test.ts']
const full = process.env['FULL_MATRIX'] === '1'

// Tests of the built site in Chromium. With more than two workers, waits time out on two cores.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    exclude: full ? [] : matrices,
    globalSetup: 'tests/support/browser/global-setup.ts',
    maxWorkers: 2,
    // The files keep no state in the modules that they import.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as the machine may be busy: a condition that never becomes true fails its test.
    expect: { poll: { timeout: 40_000 } },
  },
})
