import { within } from '@/lib/within'
import { pausePrefetch } from '@/pwa/prefetch/prefetch'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { appUpdate } from './app-update'
import { nextController } from './register-worker'

/** In milliseconds: Chromium stops a worker that has been idle for thirty seconds. */
const activationTimeoutMs = 35_000

/** Activates the version that waits; every tab then reloads. Where another tab has activated it, reloads the page. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const { waiting } = registration ?? {}
  if (!waiting) return window.location.reload()
  appUpdate.set('installing')
  // Requests would keep the old worker alive.
  await pausePrefetch(async () => {
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
    await within(activationTimeoutMs, nextController())
  })
}
