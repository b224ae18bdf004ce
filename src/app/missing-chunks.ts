import { holdsInput } from '@/auth/holds-input'

// A chunk of an older release is gone from the server: reload once, only online, never over unsaved input.
const reloadedKey = 'reloaded-for'

/** In milliseconds: a link that was just followed becomes the address first, so that the reload leads there. */
const soon = 300

export function reloadOnceForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || holdsInput()) return
    try {
      if (sessionStorage.getItem(reloadedKey) === import.meta.url) return
      sessionStorage.setItem(reloadedKey, import.meta.url)
    } catch {
      return
    }
    event.preventDefault()
    setTimeout(() => window.location.reload(), soon)
  })
}
