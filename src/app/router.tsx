import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Locale } from '@/i18n/locale'
import type { RouterContext } from '../routes/-context'
import { routeTree } from '../routeTree.gen'
import { ErrorScreen } from './error-screen'

/** The router over every page. `prefetch` is given what a page reads, when it is gone to. */
export function createAppRouter({
  queryClient,
  locale,
  history,
  prefetch,
}: {
  queryClient: QueryClient
  locale: Locale
  history?: RouterHistory
  prefetch: RouterContext['prefetch']
}) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient, locale, prefetch },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
