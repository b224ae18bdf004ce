import { createFileRoute } from '@tanstack/react-router'
import { PreviewFrame } from '@/preview/preview-frame'

/** The page in the preview's frame (src/preview), outside the shell of the back office. */
export const Route = createFileRoute('/Admin_/apercu')({ component: PreviewFrame })
