import { i18n } from '@lingui/core'
import { I18nProvider, type TransRenderProps } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, useMatch, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { focusTarget } from '@/lib/focus-target'
import { watchConnection } from '@/pwa/network/connection'
import { useNetworkPolicy } from '@/pwa/prefetch/pictures-policy'
import { persistReads } from '@/pwa/query-cache/persist'
import { UpdateNotice } from '@/pwa/update/update-notice'
import { PicturePolicyProvider } from '@/ui/picture/picture-policy'
import { Toaster } from '@/ui/toast/toaster'
import type { AppRouter } from './router'

/** The application: texts, persisted queries, and the screen of the current address. */
export function App({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  return (
    <I18nProvider i18n={i18n} defaultComponent={TextElement}>
      <PersistedQueries client={queryClient}>
        <RouterProvider router={router} InnerWrap={Frame} />
      </PersistedQueries>
    </I18nProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <PicturePolicyProvider value={useNetworkPolicy()}>
      {children}
      <RouteFocus />
      <FloatingUpdate />
      <Toaster />
    </PicturePolicyProvider>
  )
}

/** The update notice of the screens outside the public layout, which has its own. */
function FloatingUpdate() {
  return useMatch({ from: '/_public', shouldThrow: false }) ? null : <UpdateNotice floating />
}

/** Provides the query client, follows the connection, and persists reads. */
function PersistedQueries({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => {
    const unwatch = watchConnection(client)
    const stop = persistReads(client)
    return () => {
      unwatch()
      stop()
    }
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * After each navigation, focuses the page's heading or the target of the address's hash. A control that
 * the reader pressed while the page was loading keeps the focus; then the title of the page is announced, as it is
 * where the document was a shell, which had another title.
 */
function RouteFocus() {
  const router = useRouter()
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const isShell = document.querySelector('#root:not([data-page])') !== null
    if (isShell) setAnnounced(document.title)
  }, [])
  useEffect(() => {
    const focused = () => document.activeElement
    let former: Element | null
    let pressed = false
    const press = () => {
      pressed = true
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('keydown', press, { signal })
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        former = focused()
        pressed = false
        // The text is removed once it is announced: it would be read again when a dialog over the page closes.
        setAnnounced('')
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation: { hash }, pathChanged, hrefChanged }) => {
        if (!fromLocation) return
        const target = hash ? document.getElementById(hash) : pathChanged && document.querySelector<HTMLElement>('h1')
        // The router ignores the hash of a link to the current address.
        if (target && !hrefChanged) target.scrollIntoView()
        const isElsewhere = pressed && focused() !== former && focused() !== document.body
        // The focus on the heading already announces the title.
        if (pathChanged) setAnnounced(isElsewhere ? document.title : '')
        if (isElsewhere) return
        // A control pressed inside the target keeps the focus.
        if (target && !target.contains(focused())) focusTarget(target)
      }),
    ]
    return () => {
      controller.abort()
      for (const stop of stops) stop()
    }
  }, [router])
  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  )
}

/**
 * The element of each `Trans`. A browser that translates the page replaces text nodes, and React could neither change nor
 * remove one that has siblings.
 */
export const TextElement = ({ translation }: TransRenderProps) => <span>{translation}</span>
