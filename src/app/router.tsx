import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from '@/routes/-context'
import { routeTree } from '@/routeTree.gen'
import { ErrorPage } from './error-page'

/** Creates the router over all routes. */
export function createAppRouter({ history, ...context }: RouterContext & { history?: RouterHistory }) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context,
    // In prerendered documents it would be an inline script, which the content policy refuses.
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
