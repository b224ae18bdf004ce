import { Suspense, useSyncExternalStore } from 'react'
import { outbox } from '@/pwa/newsletter-queue/newsletter-queue'
import { onDemand } from '@/ui/hydration/on-demand'

const OutboxList = onDemand(async () => (await import('./queue-list')).OutboxList)

/** The outbox where there is something in it: most visitors never load it. */
export function Outbox() {
  const holds = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.read().length > 0,
    () => false,
  )
  return (
    <div role="status">
      {holds && (
        <Suspense fallback={null}>
          <OutboxList />
        </Suspense>
      )}
    </div>
  )
}
