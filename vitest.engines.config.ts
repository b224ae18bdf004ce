import { defineConfig } from 'vitest/config'

// The same stories on the built site in Firefox and in WebKit, side by side.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/global-setup.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
