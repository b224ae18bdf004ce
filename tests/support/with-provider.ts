import { seeds } from '@mocks/seeds/all'
import type { Data } from '@mocks/seeds/seed-provider'
import { reset, server } from '@mocks/server'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** Answers the calls of a file's tests by the built-in provider, which starts each test with its seeds, or with other data. */
export function withProvider(data: Data = seeds) {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => reset(data))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
