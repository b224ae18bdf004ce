import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider, useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextElement } from '@/i18n/text-element'
import { usePicturesPolicy } from '@/pwa/prefetch/pictures-policy'
import { PersistedQueries } from '@/pwa/query-cache/persisted-queries'
import { UpdateNotice } from '@/pwa/update/update-notice'
import { PicturePolicyProvider } from '@/ui/picture/picture-policy'
import { Toaster } from '@/ui/toast/toaster'
import { RouteFocus } from './route-focus'
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
    <PicturePolicyProvider value={usePicturesPolicy()}>
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
