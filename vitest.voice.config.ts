import { defineConfig } from 'vitest/config'

// What a screen reader says on the built site, one journey after the other: only one Orca may run for each user.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/voice/**/*.test.ts'],
    globalSetup: 'tests/support/browser/global-setup.ts',
    maxWorkers: 1,
    testTimeout: 180_000,
  },
})
