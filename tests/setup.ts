import '@testing-library/jest-dom/vitest'
import type * as Persisters from '@tanstack/query-sync-storage-persister'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type * as Store from '@/lib/store'
import { standInForTheBrowser } from './support/browser-stand-ins'
import { standInNodeFiles } from './support/node-files'
import { stopAll } from './support/started'
import { resetStores } from './support/stores'

if (typeof window !== 'undefined') {
  standInForTheBrowser()
  await standInNodeFiles()
}

// What a test read is persisted at once, and not a second later in the storage of the next test.
vi.mock('@tanstack/query-sync-storage-persister', async (original) => {
  const { createSyncStoragePersister } = await original<typeof Persisters>()
  type Options = Parameters<typeof createSyncStoragePersister>[0]
  return {
    createSyncStoragePersister: (options: Options) => createSyncStoragePersister({ ...options, throttleTime: 0 }),
  }
})

// The files of tests share the product's modules, and so its stores.
vi.mock('@/lib/store', async (original) => {
  const { resettable } = await import('./support/stores')
  const real = await original<typeof Store>()
  return { ...real, createStore: resettable(real.createStore) }
})

// The machine may be busy: how long a text takes to appear is never what a test is about.
configure({ asyncUtilTimeout: 30_000 })

/** What a test expects on `console.error`; anything else fails it. */
const expected: RegExp[] = []
export const expectConsoleError = (pattern: RegExp) => expected.push(pattern)

const said: string[] = []

beforeEach(() => {
  said.length = 0
  expected.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => said.push(words.map(String).join(' ')))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  if (typeof window !== 'undefined') {
    cleanup()
    stopAll()
    resetStores()
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve))
    localStorage.clear()
    sessionStorage.clear()
  }
  vi.restoreAllMocks()
  expect(said.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
})
