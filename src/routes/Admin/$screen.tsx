import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ScreenSearch } from '@/admin/crud/address/use-screen-address'
import { ScreenPage } from '@/admin/screen/record-screen'
import { UnknownScreen } from '@/admin/shell/unknown-screen'

export const Route = createFileRoute('/Admin/$screen')({
  // The screen parses them (use-screen-address.ts): visitors do not load their schema.
  validateSearch: (search: Partial<ScreenSearch>) => search,
  loader: async ({ params }) => {
    const { screens } = await import('@/admin/registry')
    if (!screens.has(params.screen)) throw notFound()
  },
  staleTime: Infinity,
  component: ScreenPage,
  notFoundComponent: UnknownScreen,
})
