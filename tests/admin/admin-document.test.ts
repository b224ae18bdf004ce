// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { requireAdminDocument } from '@/auth/admin-document'

/** The document that the server gave for an address, with its import map. */
function documentAt(address: string, map: string) {
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = map
  document.head.append(script)
  const loaded: Pick<PerformanceEntry, 'name'> = { name: location.origin + address }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded as PerformanceEntry])
}

const ofSite = '{"imports":{"main":"/assets/main-1.js"}}'
const adminChunks = '{"imports":{"main":"/assets/main-1.js","screen":"/assets/admin/screen-1.js"}}'

afterEach(() => document.querySelector('script[type=importmap]')?.remove())

test('the back office’s own document opens it', () => {
  documentAt('/Admin/dashboard', adminChunks)
  expect(requireAdminDocument(false, '/Admin/dashboard')).toBeUndefined()
})

test('a server that gives a public document for the back office is not asked again without end', () => {
  documentAt('/loginadmin?redirect=%2FAdmin', ofSite)
  expect(() => requireAdminDocument(false, '/loginadmin')).toThrow('public document')
})
