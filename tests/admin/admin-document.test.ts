import { afterEach, expect, test, vi } from 'vitest'
import { requireAdminDocument } from '@/auth/admin-document'

/** Simulates the document that the server sent for an address, with its import map. */
function loadDocument(address: string, map: string) {
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

test('the document of the back office opens it', () => {
  loadDocument('/Admin/dashboard', adminChunks)
  expect(requireAdminDocument(false, '/Admin/dashboard')).toBeUndefined()
})

test('a server that sends a public document for the back office causes no endless reload', () => {
  loadDocument('/loginadmin?redirect=%2FAdmin', ofSite)
  expect(() => requireAdminDocument(false, '/loginadmin')).toThrow('public document')
})

test('the back office is read in the chosen language, also where it is opened from an English address', async () => {
  loadDocument('/en/interviews/un-entretien', adminChunks)
  history.replaceState(null, '', '/en/interviews/un-entretien')
  expect(() => requireAdminDocument(true, '/loginadmin')).toThrow()
  localStorage.setItem('locale', 'en')
  expect(requireAdminDocument(true, '/loginadmin')).toBeUndefined()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
