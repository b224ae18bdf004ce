import { redirect } from '@tanstack/react-router'
import { keepToastsOverReload } from '@/ui/toast/toasts'

/**
 * Public documents are small: their import maps have no chunks of the back office (build/client-build.ts). From one of
 * them the back office is reached by a reload, which gives its own document; the promise then never resolves.
 * @throws Error where the server has just given a public document for the back office's own address: a reload would
 * give it again, and never end.
 */
export function requireAdminDocument(preload: boolean, href: string): Promise<never> | undefined {
  const map = globalThis.document?.querySelector('script[type=importmap]')?.textContent
  if (!map || map.includes('/assets/admin/')) return undefined
  if (preload) throw redirect({ href, reloadDocument: true })
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded && new URL(loaded.name).pathname === new URL(href, loaded.name).pathname)
    throw new Error(`The server answers ${href} with a public document: see deploy/nginx.conf`)
  // The router writes the new address in a microtask.
  setTimeout(() => {
    keepToastsOverReload()
    window.location.reload()
  })
  return new Promise(() => undefined)
}
