import { redirect } from '@tanstack/react-router'
import { currentLocale } from '@/i18n/catalogs'
import { keepEnglish, storedLocale } from '@/i18n/locale'
import { keepToastsOverReload } from '@/ui/toast/toasts'

/**
 * Reloads the page where the document is a public one, whose import map has no chunks of the back office
 * (build/client-build.ts), or is read in another language than the reader has chosen. The returned promise then never
 * resolves.
 * @throws Error where the server has just answered this address with a public document: reloading would never end.
 */
export function requireAdminDocument(preload: boolean, href: string): Promise<never> | undefined {
  const map = globalThis.document?.querySelector('script[type=importmap]')?.textContent
  if (!map) return undefined
  const isPublic = !map.includes('/assets/admin/')
  if (!preload) keepEnglish(currentLocale())
  // A tab that began in the back office keeps its language, whatever another one chooses (app/boot/boot.ts).
  const isChosen = 'admin' in document.documentElement.dataset || storedLocale() === currentLocale()
  if (!isPublic && isChosen) return undefined
  if (preload) throw redirect({ href, reloadDocument: true })
  const [loaded] = performance.getEntriesByType('navigation')
  if (isPublic && loaded && new URL(loaded.name).pathname === new URL(href, loaded.name).pathname)
    throw new Error(`The server answers ${href} with a public document: see deploy/nginx.conf`)
  // The router sets the new address in a microtask.
  setTimeout(() => {
    keepToastsOverReload()
    window.location.reload()
  })
  return new Promise(() => undefined)
}

interface Place {
  pathname: string
  searchStr: string
  hash: string
}

/** Redirects any other capitalisation to `/Admin/<screen>`, with search and hash. */
export function requireCanonicalCase({ pathname, searchStr, hash }: Place): void {
  const canonical = `/Admin${pathname.slice('/Admin'.length).toLowerCase()}`
  if (canonical === pathname) return
  throw redirect({ href: canonical + searchStr + (hash === '' ? '' : `#${hash}`), replace: true })
}
