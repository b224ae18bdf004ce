import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '@/admin/shell/admin-frame'
import { OfficeFailure } from '@/admin/shell/office-failure'
import { requireCanonicalCase } from '@/auth/canonical-case'

export const Route = createFileRoute('/Admin')({
  beforeLoad: async ({ context, location }) => {
    requireCanonicalCase(location)
    const { requireAdministrator } = await import('@/auth/guard')
    const texts = context.loadCatalog('admin')
    await requireAdministrator({ context, location }).finally(() => texts)
  },
  component: AdminFrame,
  errorComponent: OfficeFailure,
})
