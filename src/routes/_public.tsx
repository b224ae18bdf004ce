import { createFileRoute } from '@tanstack/react-router'
import { PublicFrame } from '@/site/layout/public-frame'

export const Route = createFileRoute('/_public')({ codeSplitGroupings: [], component: PublicFrame })
