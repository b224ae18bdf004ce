import { createFileRoute } from '@tanstack/react-router'
import { PublicFrame } from '@/site/layout/public-frame'

// In the client itself, because every public page needs it.
export const Route = createFileRoute('/_public')({ codeSplitGroupings: [], component: PublicFrame })
