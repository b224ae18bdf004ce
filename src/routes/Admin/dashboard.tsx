import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '@/admin/dashboard/dashboard-page'

export const Route = createFileRoute('/Admin/dashboard')({
  component: DashboardPage,
})
