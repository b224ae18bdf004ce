import {
  createRouter,
  type LocationRewrite,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { addressIn, withoutLocale } from '@/lib/site-paths'
import type { RouterContext } from '@/routes/-context'
import { routeTree } from '@/routeTree.gen'
import { ErrorPage } from './error-page'

/** Creates the router over all routes. */
export function createAppRouter({ history, ...context }: RouterContext & { history?: RouterHistory }) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context,
    ...(context.locale === 'en' && { rewrite: english }),
    parseSearch: parseSearchWith(unquote),
    stringifySearch: stringifySearchWith(JSON.stringify, unquote),
    // In prerendered documents the restoration would be an inline script, which the content policy refuses.
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
  })
}

/**
 * Reads a search parameter in quotes. The router writes those of which this can be read in quotes, by default also digits
 * (`q="350"`), as in older links.
 */
function unquote(text: string): unknown {
  if (!text.startsWith('"')) throw new SyntaxError('This text stands as it is.')
  return JSON.parse(text)
}

/** Keeps the prefix of English addresses from the routes, which are the same in both languages. */
const english: LocationRewrite = {
  input: ({ url }) => withPath(url, withoutLocale(url.pathname)),
  output: ({ url }) => withPath(url, addressIn('en', url.pathname)),
}

/** Returns a copy of an address with another path, because the router still reads the original. */
const withPath = (url: URL, pathname: string): URL => Object.assign(new URL(url), { pathname })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
