import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { type RegisteredRouter, useMatch, useRouter } from '@tanstack/react-router'

/** Returns a function that gives the title of the page at a path. */
export function usePageTitle(): (path: string) => string {
  const { t } = useLingui()
  const router = useRouter()
  return (path) => {
    const title = titleAt(router, path)
    return title ? t(title) : ''
  }
}

/** Returns the title of the current page, as its route names it; undefined for a page whose title comes with its data. */
export function useOwnTitle(): string | undefined {
  const { t } = useLingui()
  const page = useMatch({ strict: false, select: ({ staticData }) => staticData.page })
  return page && t(page.title)
}

/** Returns the title of the page at a path, which stands in its route. */
export function titleAt(
  { routesByPath }: Pick<RegisteredRouter, 'routesByPath'>,
  path: string,
): MessageDescriptor | undefined {
  const isPath = (text: string): text is keyof typeof routesByPath => text in routesByPath
  const routePath = [path, `${path}/$`].find(isPath)
  return routePath && routesByPath[routePath].options.staticData?.page?.title
}
