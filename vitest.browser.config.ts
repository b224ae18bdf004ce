import { defineConfig } from 'vitest/config'

// The built site in Chromium: one file at a time, since the machine is shared with the browser.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/browser/**/*.test.ts'], fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 },
})
