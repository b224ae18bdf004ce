// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { standIn } from '../support/stand-in'

vi.mock('@/pwa/prefetch/prefetch-site', () => ({ prefetchSite: async () => undefined }))
vi.mock('@/pwa/news/watch', () => ({ markNewsSeen: async () => undefined, watchForNews: async () => undefined }))

const worker = (state: string) => Object.assign(new EventTarget(), { scriptURL: `${location.origin}/sw.js`, state })

/** Opens a page that finds a worker waiting; `later` is the registration a moment afterwards. Returns what is offered. */
async function offered(found: { active?: object; waiting: object }, later: object) {
  const registration = Object.assign(new EventTarget(), { installing: null, active: null, waiting: null }, found)
  const container = Object.assign(new EventTarget(), {
    controller: found.active ?? null,
    register: async () => registration,
    getRegistration: async () => Object.assign(registration, later),
  })
  standIn(navigator, 'serviceWorker', container)
  vi.resetModules()
  const { registerWorker } = await import('@/pwa/update/register-worker')
  const registered = registerWorker(new QueryClient())
  // A page without a controller waits for one.
  setTimeout(() => container.dispatchEvent(new Event('controllerchange')), 100)
  await registered
  const { appUpdate } = await import('@/pwa/update/app-update')
  return appUpdate.get()
}

test('on a first visit no new version is offered, although the first worker waits while a second page loads', async () => {
  const first = worker('installed')
  expect(await offered({ waiting: first }, { waiting: null, active: first })).toBe('none')
})

test('a worker that waits beside an active one is a new version', async () => {
  const next = worker('installed')
  expect(await offered({ waiting: next, active: worker('activated') }, {})).toBe('available')
})
