import { createFileRoute } from '@tanstack/react-router'
import { PreviewFrame } from '@/preview/preview-frame'

/** The document of the preview's frame (src/admin/preview), outside the back office's own shell. */
export const Route = createFileRoute('/Admin_/apercu')({ component: PreviewFrame })
