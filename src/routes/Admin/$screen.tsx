import { createFileRoute, notFound } from '@tanstack/react-router'
import { validateScreenSearch } from '@/admin/engine/screen-search'
import { UnknownScreen } from '@/admin/layout/unknown-screen'
import { ScreenPage } from '@/admin/screen-page'

export const Route = createFileRoute('/Admin/$screen')({
  validateSearch: validateScreenSearch,
  loader: async ({ params }) => {
    const { screens } = await import('@/admin/registry')
    if (!screens.has(params.screen)) throw notFound()
  },
  staleTime: Infinity,
  component: ScreenPage,
  notFoundComponent: UnknownScreen,
})
