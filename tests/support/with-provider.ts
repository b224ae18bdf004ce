import { reset, server } from '@mocks/server'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** Answers the calls of a file's tests by the built-in provider, which starts each test with its seeds. */
export function withProvider() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => reset())
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
