import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { screenSearch } from '@/admin/crud/address/screen-search'
import { ScreenPage } from '@/admin/crud/record-screen'
import { UnknownScreen } from '@/admin/shell/unknown-screen'

export const Route = createFileRoute('/Admin/$screen')({
  validateSearch: screenSearch,
  loaderDeps: ({ search: { within } }) => ({ within }),
  loader: async ({ params, deps, context }) => {
    // Its titles name cases of the public site, of which no other screen knows.
    if (params.screen === 'informations') {
      const { practicalInfoOfSite } = await import('./-practical-info')
      return { screen: await practicalInfoOfSite(context) }
    }
    const { screens } = await import('@/admin/registry')
    const screen = screens.get(params.screen)
    if (screen === undefined) throw notFound()
    if (screen.within === undefined) return { screen }
    const parent = screens.get(screen.within.screen)
    if (parent === undefined || deps.within === undefined)
      throw redirect({ to: '/Admin/$screen', params: { screen: screen.within.screen }, replace: true })
    return { screen, parent: { screen: parent, record: deps.within } }
  },
  staleTime: Infinity,
  component: ScreenPage,
  notFoundComponent: UnknownScreen,
})
