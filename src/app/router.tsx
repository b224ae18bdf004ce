import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Locale } from '@/i18n/locale'
import { routeTree } from '../routeTree.gen'
import { ErrorScreen } from './error-screen'

/** The router over every page. While `reads` says no (a page is made at build, or hydrated) nothing is read ahead. */
export function createAppRouter({
  queryClient,
  locale,
  history,
  reads,
}: {
  queryClient: QueryClient
  locale: Locale
  history?: RouterHistory
  reads: () => boolean
}) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: {
      queryClient,
      locale,
      prefetch: (options) => {
        if (reads()) void queryClient.prefetchQuery(options)
      },
    },
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
