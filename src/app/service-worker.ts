import type { QueryClient } from '@tanstack/react-query'
import { storedLocale } from '@/i18n/locale'
import { setAppUpdate } from '@/offline/app-update'
import { keepEverything } from '@/offline/keep-everything'
import { keepLocale } from '@/offline/locale-cache'
import { hasUnsavedInput } from '@/session/unsaved-input'

/**
 * Registers the service worker once the page is at rest. A new version waits until it is asked for; when another tab
 * has put it in place, this one reloads too, but never over unsaved input.
 */
export function registerServiceWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD) return
  idle(async () => {
    if (!('serviceWorker' in navigator)) return keepEverything(queryClient, storedLocale())
    await keepLocale(storedLocale())
    const { registerSW } = await import('virtual:pwa-register')
    const update = registerSW({
      onNeedRefresh: () => setAppUpdate('waiting', () => update()),
      onNeedReload: () => (hasUnsavedInput() ? setAppUpdate('elsewhere') : window.location.reload()),
      onRegisteredSW: () => void controlled().then(() => idle(() => keepEverything(queryClient, storedLocale()))),
      onRegisterError: (error) => console.warn('The site cannot be kept for reading offline.', error),
    })
  })
}

const idle = (run: () => Promise<void>) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => void run()) : setTimeout(() => void run(), 500)

/** Resolves once the worker answers for this page: only then does it keep the pictures that are loaded. */
function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
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
