import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { standIn } from '../support/stand-in'

vi.mock('@/pwa/prefetch/prefetch-site', () => ({ prefetchSite: async () => undefined }))

const worker = (state: string) =>
  Object.assign(new EventTarget(), { scriptURL: `${location.origin}/sw.js`, state, postMessage: () => undefined })

/** Opens a page that finds a worker; `later` is the registration a moment afterwards. Returns the registration's update function. */
async function open(found: { active?: object; waiting?: object }, later: object = {}) {
  const update = vi.fn(async () => undefined)
  const registration = Object.assign(
    new EventTarget(),
    { installing: null, active: null, waiting: null, update },
    found,
  )
  const container = Object.assign(new EventTarget(), {
    controller: found.active ?? null,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => Object.assign(registration, later),
  })
  standIn(navigator, 'serviceWorker', container)
  vi.resetModules()
  const { registerWorker } = await import('@/pwa/update/register-worker')
  const registered = registerWorker(new QueryClient())
  // A page without a controller waits for one.
  const taken = setTimeout(() => container.dispatchEvent(new Event('controllerchange')), 100)
  await registered
  clearTimeout(taken)
  return update
}

test('a worker that waits beside an active one is a new version, the first one of a visit is not', async () => {
  const [first, next] = [worker('installed'), worker('installed')]
  const offered = async () => (await import('@/pwa/update/app-update')).appUpdate.get()
  // It waits while a second page loads.
  await open({ waiting: first }, { waiting: null, active: first })
  expect(await offered()).toBe('none')
  await open({ waiting: next, active: worker('activated') })
  expect(await offered()).toBe('available')
})

test('a page that stays open asks for a release on the reader’s return after an hour, and once a day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const update = await open({ active: worker('activated') })
  const hour = 3_600_000
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(hour / 2)
  comeBack()
  expect(update).not.toHaveBeenCalled()
  vi.advanceTimersByTime(hour)
  expect(update).not.toHaveBeenCalled()
  comeBack()
  comeBack()
  expect(update).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(25 * hour)
  expect(update).toHaveBeenCalledTimes(2)
})
