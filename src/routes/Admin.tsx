import { createFileRoute } from '@tanstack/react-router'
import { AdminShell } from '@/admin/shell/admin-shell'
import { ShellFailure } from '@/admin/shell/shell-failure'
import { requireAdminDocument, requireCanonicalCase } from '@/auth/admin-document'

export const Route = createFileRoute('/Admin')({
  beforeLoad: async ({ context, location, preload }) => {
    requireCanonicalCase(location)
    await requireAdminDocument(preload, location.publicHref)
    const { requireAdministrator } = await import('@/auth/guard')
    const texts = context.loadCatalog('admin')
    await requireAdministrator({ context, location }).finally(() => texts)
  },
  component: AdminShell,
  errorComponent: ShellFailure,
})
