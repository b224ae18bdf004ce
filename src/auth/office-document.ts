import { redirect } from '@tanstack/react-router'
import { keepToastsOverReload } from '@/ui/toast/toasts'

/**
 * Public documents are small: their import maps have no chunks of the back office (build/client-build.ts). From one of
 * them the back office is reached by a reload, which gives its own document; the promise then never resolves.
 */
export function requireOfficeDocument(preload: boolean, href: string): Promise<never> | undefined {
  const map = globalThis.document?.querySelector('script[type=importmap]')?.textContent
  if (!map || map.includes('/assets/admin/')) return undefined
  if (preload) throw redirect({ href, reloadDocument: true })
  // The router writes the new address in a microtask.
  setTimeout(() => {
    keepToastsOverReload()
    window.location.reload()
  })
  return new Promise(() => undefined)
}
