import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '@/admin/layout/admin-frame'
import { OfficeFailure } from '@/admin/layout/office-failure'
import { requireCanonicalCase } from '@/session/canonical-case'

export const Route = createFileRoute('/Admin')({
  beforeLoad: async ({ context, location }) => {
    requireCanonicalCase(location)
    const { requireAdministrator } = await import('@/session/guard')
    const texts = context.loadCatalog('admin')
    await requireAdministrator({ context, location }).finally(() => texts)
  },
  component: AdminFrame,
  errorComponent: OfficeFailure,
})
