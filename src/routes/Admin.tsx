import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '@/admin/layout/admin-frame'
import { loadCatalog } from '@/i18n/catalogs'

export const Route = createFileRoute('/Admin')({
  loader: ({ context }) => loadCatalog('admin', context.locale),
  component: AdminFrame,
})
