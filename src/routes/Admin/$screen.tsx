import { createFileRoute } from '@tanstack/react-router'
import { screenSearch } from '@/admin/crud/address/screen-search'
import { ScreenPage } from '@/admin/crud/record-screen'
import { UnknownScreen } from '@/admin/shell/unknown-screen'

export const Route = createFileRoute('/Admin/$screen')({
  validateSearch: screenSearch,
  loaderDeps: ({ search: { within } }) => ({ within }),
  // Visitors load this file; what it opens, only administrators.
  loader: async ({ params, deps, context }) => {
    const { openScreen } = await import('./-open-screen')
    return openScreen(params.screen, deps.within, context)
  },
  staleTime: Infinity,
  component: ScreenPage,
  notFoundComponent: UnknownScreen,
})
