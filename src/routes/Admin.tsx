import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '@/admin/layout/admin-frame'
import { loadCatalog } from '@/i18n/catalogs'
import { requireCanonicalCase } from '@/session/canonical-case'
import { requireAdministrator } from '@/session/guard'

export const Route = createFileRoute('/Admin')({
  beforeLoad: async ({ context, location }) => {
    requireCanonicalCase(location)
    await requireAdministrator({ context, location })
  },
  loader: ({ context }) => loadCatalog('admin', context.locale),
  staleTime: Infinity,
  component: AdminFrame,
})
