import { holdsInput } from '@/auth/holds-input'
import { session } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'
import { build } from '@/pwa/update/release'

const reloadedKey = 'reloaded-for'

/** In milliseconds: a link that was just followed becomes the address first, so that the reload leads there. */
const soon = 300

const reloading = createStore(false)
let missing = false

/** Whether the page is about to be reloaded for a missing chunk: there is nothing to say meanwhile. */
export const useReloading = () => useStore(reloading, false)

/** Whether a chunk could not be loaded since the page was opened. */
export const isChunkMissing = () => missing

/**
 * A chunk of an older release is gone from the server: the page reloads once per release, only online and never over
 * something typed; otherwise the import fails and the screen that needs it says so. The event is always prevented, since
 * the router would reload without asking for an import that rejects with the browser's own error.
 */
export function reloadOnceForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    missing = true
    if (!navigator.onLine || holdsInput()) return
    if (session.read(reloadedKey) === build || !session.write(reloadedKey, build)) return
    reloading.set(true)
    setTimeout(() => window.location.reload(), soon)
  })
}

/** Leaves the prerendered document as it is and says that nothing in it can be pressed (build/document.ts). */
export function showBundleMissing(): void {
  if (!reloading.get()) document.getElementById('bundle-missing')?.removeAttribute('hidden')
}
