import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '@/admin/layout/admin-frame'
import { OfficeFailure } from '@/admin/layout/office-failure'
import { loadCatalog } from '@/i18n/catalogs'
import { requireCanonicalCase } from '@/session/canonical-case'
import { requireAdministrator } from '@/session/guard'

export const Route = createFileRoute('/Admin')({
  beforeLoad: async ({ context, location }) => {
    requireCanonicalCase(location)
    const texts = loadCatalog('admin', context.locale)
    await requireAdministrator({ context, location }).finally(() => texts)
  },
  component: AdminFrame,
  errorComponent: OfficeFailure,
})
