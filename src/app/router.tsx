import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Locale } from '@/i18n/locale'
import { routeTree } from '../routeTree.gen'
import { ErrorScreen } from './error-screen'

/** The router over every page. `live` is false while pages are made at build: nothing is read then. */
export function createAppRouter({
  queryClient,
  locale,
  history,
  live = true,
}: {
  queryClient: QueryClient
  locale: Locale
  history?: RouterHistory
  live?: boolean
}) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: {
      queryClient,
      locale,
      prefetch: (options) => {
        if (live) void queryClient.prefetchQuery(options)
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
