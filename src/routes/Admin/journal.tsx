import { createFileRoute } from '@tanstack/react-router'
import { JournalPage } from '@/admin/journal/journal-page'

export const Route = createFileRoute('/Admin/journal')({
  loader: ({ context }) => context.loadCatalog('tools'),
  component: JournalPage,
})
