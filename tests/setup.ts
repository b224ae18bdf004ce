import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import type * as Persisters from '@tanstack/query-sync-storage-persister'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { clear } from 'idb-keyval'
import * as React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { draftStore } from '@/auth/drafts'
import { letGoOfUnsavedInput } from '@/auth/unsaved-input'
import type * as Store from '@/lib/store'
import { standInForTheBrowser } from './support/browser-stand-ins'
import { standInNodeFiles } from './support/node-files'
import { stopAll } from './support/started'
import { resetStores } from './support/stores'

standInForTheBrowser()
await standInNodeFiles()

// The persister writes at once, so that a throttled write does not reach the storage of the next test.
vi.mock('@tanstack/query-sync-storage-persister', async (original) => {
  const { createSyncStoragePersister } = await original<typeof Persisters>()
  type Options = Parameters<typeof createSyncStoragePersister>[0]
  return {
    createSyncStoragePersister: (options: Options) => createSyncStoragePersister({ ...options, throttleTime: 0 }),
  }
})

vi.mock('@/lib/store', async (original) => {
  const store = await original<typeof Store>()
  const { addStore } = await import('./support/stores')
  const createStore = <T>(first: T) => {
    const created = store.createStore(first)
    addStore(created, first)
    return created
  }
  return { ...store, createStore }
})

// For each element React notes where it was created, until it has noted 10,000 in a second: a tenth of the time of the tests.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 10_000, set() {} })

configure({
  // A busy machine takes long, and no test is about how long.
  asyncUtilTimeout: 30_000,
  // Every query that fails while it is repeated would print the page first, a tenth of the time of the tests (DEBUG_PRINT_LIMIT=7000 prints it).
  ...(!process.env['DEBUG_PRINT_LIMIT'] && {
    getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  }),
})

// A text without its catalog is an id on the screen.
const missingTexts = new Set<string>()
i18n.on('missing', ({ id, locale }) => missingTexts.add(`${locale} ${id}`))

/** The patterns of the messages on `console.error` that a test expects; any other message fails it. */
const expected: RegExp[] = []
export const expectConsoleError = (pattern: RegExp) => expected.push(pattern)

const consoleErrors: string[] = []

beforeEach(() => {
  // An answer to the test before may have come after it, and left a toast in the texts of the back office.
  resetStores()
  missingTexts.clear()
  consoleErrors.length = 0
  expected.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) =>
    consoleErrors.push(words.map(String).join(' ')),
  )
})

afterEach(async () => {
  // Before the texts are given back: an application that is stopped may still finish a navigation.
  const missing = [...missingTexts]
  vi.unstubAllGlobals()
  // An open form would store its draft after the drafts of this test are cleared.
  letGoOfUnsavedInput()
  cleanup()
  stopAll()
  resetStores()
  // A story whose network has gone leaves it so for the next file.
  onlineManager.setOnline(true)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve))
  localStorage.clear()
  sessionStorage.clear()
  await clear(draftStore)
  vi.restoreAllMocks()
  expect(missing, 'texts without their catalog').toEqual([])
  expect(consoleErrors.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
})
