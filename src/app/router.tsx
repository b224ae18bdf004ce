import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from '@/routes/-context'
import { routeTree } from '@/routeTree.gen'
import { ErrorPage } from './error-page'

/** The router over every page. */
export function createAppRouter({ history, ...context }: RouterContext & { history?: RouterHistory }) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context,
    // Its inline script does before hydration what the router does again after it, and the content policy refuses it.
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
