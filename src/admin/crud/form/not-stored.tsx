import { type ReactNode, Suspense } from 'react'
import { notStored } from '@/admin/crud/drafts/drafts'
import { withTexts } from '@/admin/with-texts'
import { useStore } from '@/lib/store'
import { onDemand } from '@/ui/hydration/on-demand'

const Message = onDemand(
  async () => (await withTexts(import('@/admin/crud/drafts/not-stored-message'))).NotStoredMessage,
)

/** What of the open form is in no draft; null where all of it is. */
export function useNotStored(): ReactNode {
  const { text, files } = useStore(notStored, notStored.get())
  if (!text && !files) return null
  return (
    <Suspense>
      <Message />
    </Suspense>
  )
}
