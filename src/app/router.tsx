import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Locale } from '@/i18n/locale'
import { routeTree } from '../routeTree.gen'
import { ErrorScreen } from './error-screen'

/** The router over every page. Where pages are made at build nothing is read ahead. */
export function createAppRouter({
  queryClient,
  locale,
  history,
  readsAhead,
}: {
  queryClient: QueryClient
  locale: Locale
  history?: RouterHistory
  readsAhead: boolean
}) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: {
      queryClient,
      locale,
      prefetch: (options) => {
        if (readsAhead) void queryClient.prefetchQuery(options)
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
