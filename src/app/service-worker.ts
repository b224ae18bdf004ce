import { storedLocale } from '@/i18n/locale'
import { setAppUpdate } from '@/offline/app-update'
import { keepLocale } from '@/offline/locale-cache'
import { hasUnsavedInput } from '@/session/unsaved-input'

/**
 * Registers the service worker once the page is at rest. A new version waits until it is asked for; when another tab
 * has put it in place, this one reloads too, but never over unsaved input.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500))
  idle(async () => {
    await keepLocale(storedLocale())
    const { registerSW } = await import('virtual:pwa-register')
    const update = registerSW({
      onNeedRefresh: () => setAppUpdate('waiting', () => update()),
      onNeedReload: () => (hasUnsavedInput() ? setAppUpdate('elsewhere') : window.location.reload()),
      onRegisterError: (error) => console.warn('The site cannot be kept for reading offline.', error),
    })
  })
}

// A chunk of an older release is gone from the server: reload once, only online, never over unsaved input.
const reloadedKey = 'reloaded-for'

export function reloadOnceForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasUnsavedInput()) return
    try {
      if (sessionStorage.getItem(reloadedKey) === import.meta.url) return
      sessionStorage.setItem(reloadedKey, import.meta.url)
    } catch {
      return
    }
    event.preventDefault()
    window.location.reload()
  })
}
