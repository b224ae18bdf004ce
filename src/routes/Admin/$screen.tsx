import { createFileRoute, notFound } from '@tanstack/react-router'
import { validateScreenSearch } from '@/admin/crud/address/screen-search'
import { ScreenPage } from '@/admin/crud/screen/screen-page'
import { UnknownScreen } from '@/admin/shell/unknown-screen'

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
