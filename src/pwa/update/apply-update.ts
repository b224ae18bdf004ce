import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pausePrefetch } from '@/pwa/prefetch/prefetch'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { readSetting, writeSetting } from '@/pwa/worker/reader-settings'
import { notify } from '@/ui/toast/toasts'
import { appUpdate } from './app-update'
import { nextController, settled, within } from './register-worker'

/** In milliseconds: Chromium takes away a worker that has had nothing to do for thirty seconds, whatever held it before. */
const lastMoment = 35_000

/** Puts the new version in the old one's place; downloads it first where data is saved. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  appUpdate.set('installing')
  if (!registration?.waiting && !(await download(registration))) return
  // Nothing else is asked of the old worker meanwhile.
  await pausePrefetch(async () => {
    const message: WorkerMessage = { type: 'SKIP_WAITING' }
    registration?.waiting?.postMessage(message)
    await within(lastMoment, nextController())
  })
}

/** Returns whether the new version waits; without one another tab has put it in place, and this one is reloaded. */
async function download(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  const update = await readSetting('availableUpdate')
  await writeSetting('acceptedUpdate', update?.release ?? '')
  // One that has begun before the reader agreed refuses itself.
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
