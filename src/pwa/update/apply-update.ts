import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pausePrefetch } from '@/pwa/prefetch/prefetch'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { readSetting, writeSetting } from '@/pwa/worker/reader-settings'
import { notify } from '@/ui/toast/toasts'
import { appUpdate } from './app-update'
import { nextController, settled, within } from './register-worker'

/** In milliseconds: Chromium stops a worker that has been idle for thirty seconds. */
const activationTimeoutMs = 35_000

/** Activates the new version; with data saving it is downloaded first. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  appUpdate.set('installing')
  if (!registration?.waiting && !(await download(registration))) return
  // Requests would keep the old worker alive.
  await pausePrefetch(async () => {
    const message: WorkerMessage = { type: 'SKIP_WAITING' }
    registration?.waiting?.postMessage(message)
    await within(activationTimeoutMs, nextController())
  })
}

/** Returns whether a new version is waiting. Where another tab has already activated it, reloads the page. */
async function download(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const update = await readSetting('availableUpdate')
  await writeSetting('acceptedUpdate', update?.release ?? '')
  // An installation that began before the consent fails (sw.ts).
  await settled(registration?.installing)
  await registration?.update().catch(() => undefined)
  const next = registration?.installing
  await settled(next)
  if (registration?.waiting) return true
  if (!next) window.location.reload()
  else {
    appUpdate.set('available')
    notify('error', i18n._(msg`La nouvelle version n’a pas pu être téléchargée. Réessayez plus tard.`))
  }
  return false
}
