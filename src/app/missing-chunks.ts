import { hasTypedInput } from '@/auth/unsaved-input'
import { session } from '@/lib/storage'
import { reloadedKey } from '@/lib/storage-keys'
import { createStore, useStore } from '@/lib/store'
import { build } from '@/pwa/update/release'

/** In milliseconds: the address of a link that was just followed is set first, so that the reload leads there. */
const reloadDelayMs = 300

const reloading = createStore(false)
let missing = false

/** Returns whether the page is about to be reloaded for a missing chunk; no error is shown then. */
export const useReloading = () => useStore(reloading, false)

/** Returns whether a chunk has failed to load since the page was opened. */
export const isChunkMissing = () => missing

/**
 * Reloads the page, once per release, when a chunk of an older release is gone from the server; only online and never when
 * something is typed. Otherwise the import fails, and its screen shows the error. The event is always prevented: the router
 * would reload without these conditions on the browser's own import error.
 */
export function reloadOnceForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    missing = true
    if (!navigator.onLine || hasTypedInput()) return
    if (session.read(reloadedKey) === build || !session.write(reloadedKey, build)) return
    reloading.set(true)
    setTimeout(() => window.location.reload(), reloadDelayMs)
  })
}

/** Shows the document's notice that its controls do not work (build/document.ts). */
export function showBundleMissing(): void {
  if (!reloading.get()) document.getElementById('bundle-missing')?.removeAttribute('hidden')
}
