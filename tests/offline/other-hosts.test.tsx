import { screen } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { withProvider } from '@tests/support/with-provider'
import { expect, test, vi } from 'vitest'
import { openDocument } from '@/pwa/worker/documents'
import { cachePages } from '@/pwa/worker/pages'

// An address that is part of an address leads to no other host; all ways to write one are in tests/site-address.test.ts.

const here = location.origin

/** A service worker without open tabs: what is used of one. */
const worker = { clients: { matchAll: async () => [] } } as unknown as ServiceWorkerGlobalScope

test.each([
  ['/api/files/a.pdf?v=2', '/api/files/a.pdf?v=2'],
  ['/api/..//evil.example/x.pdf', '/evil.example/x.pdf'],
])('without a network the document %s leads to the page that waits for %s', async (asked, waited) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(new Response())
  await openDocument(worker, {} as ExtendableEvent, new Request(here + asked)) // a document that is not downloaded
  expect(redirect.mock.calls).toEqual([[`/mes-documents?document=${encodeURIComponent(waited)}`]])
})

test('a page whose path names another host is not requested there', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => ({ delete: async () => false }) })
  await cachePages(['//evil.example/x', '/\\evil.example/y', '/missions'])
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${here}/`, `${here}/`, `${here}/missions`])
})

withProvider()

const notice = () => screen.queryByText(/^Ce document n’est pas gardé sur cet appareil/)

test('nobody is told to open a document of another host', async () => {
  await openApp(`/mes-documents?document=${encodeURIComponent('/api/%2e%2e//evil.example/x.pdf')}`)
  await screen.findByRole('heading', { level: 1, name: 'Mes documents' })
  await screen.findByText(/^Ce navigateur ne permet pas de garder des documents/)
  expect(notice()).toBeNull()
  expect(
    [...document.links].filter(({ origin, protocol }) => protocol === 'http:' && origin !== location.origin),
  ).toEqual([])
})

test('a document of this site is offered again', async () => {
  await openApp('/mes-documents?document=%2Fapi%2Ffiles%2Fguide.pdf%3Fv%3D2')
  expect(await screen.findByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', '/api/files/guide.pdf?v=2')
  expect(notice()).toBeVisible()
})
