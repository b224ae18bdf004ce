import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

type Options = NonNullable<TestProjectInlineConfiguration['test']>

/** A project of the tests that import the product, with the plugins of its build. */
const ofTheSource = (options: Options): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  test: {
    // For all files: where it changes from one file to the next, Vitest starts another worker, which takes a second.
    environment: 'jsdom',
    testTimeout: 60_000,
    hookTimeout: 40_000,
    setupFiles: ['tests/setup.ts'],
    sequence: { setupFiles: 'list' },
    maxWorkers: 2,
    // Collecting the garbage of jsdom takes half the time: 138 s in place of 156 s for the screens.
    execArgv: ['--max-semi-space-size=128'],
    ...options,
  },
})

/** A project of the tests of the built site. With more than two workers, waits time out on two cores. */
const ofTheBuild = (options: Options): TestProjectInlineConfiguration => ({
  resolve: { tsconfigPaths: true },
  test: { globalSetup: 'tests/support/browser/global-setup.ts', maxWorkers: 2, ...options },
})

/** Tests in Chromium. Their files keep no state in the modules that they import. */
const inChromium: Options = {
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As long as the machine may be busy: a condition that never becomes true fails its test.
  expect: { poll: { timeout: 40_000 } },
}

// A project's global set-up runs only where the project has a file to run: npx vitest run FILE starts no site for a test
// without a browser. npx vitest run without a file or a --project runs them all.
export default defineConfig({
  test: {
    projects: [
      ofTheSource({
        name: 'plain',
        isolate: false,
        include: ['tests/**/*.test.ts'],
        exclude: ['tests/browser/**', 'tests/engines/**', 'tests/voice/**'],
      }),
      // Loading the application for each file takes longer than its tests (docs/decisions.md).
      ofTheSource({
        name: 'screens',
        isolate: false,
        setupFiles: ['tests/setup.ts', 'tests/preload.ts'],
        include: ['tests/**/*.test.tsx'],
      }),
      ofTheBuild({ name: 'browser', include: ['tests/browser/*.test.ts'], ...inChromium }),
      // Over all routes, states and sizes: only npm run test:full runs them, after the stories: each change of the project starts
      // another Chromium.
      ofTheBuild({
        name: 'matrix',
        include: ['tests/browser/matrix/*.test.ts'],
        sequence: { groupOrder: 1 },
        ...inChromium,
      }),
      // The same stories in Firefox and in WebKit, side by side.
      ofTheBuild({
        name: 'engines',
        include: ['tests/engines/*.test.ts'],
        globalSetup: 'tests/engines/global-setup.ts',
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      // What a screen reader says, one journey after the other: only one Orca may run for each user.
      ofTheBuild({ name: 'voice', include: ['tests/voice/*.test.ts'], maxWorkers: 1, testTimeout: 180_000 }),
    ],
  },
})
