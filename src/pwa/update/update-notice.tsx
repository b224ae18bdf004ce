import { Suspense } from 'react'
import { onDemand } from '@/ui/hydration/on-demand'
import { useAppUpdate } from './app-update'
import styles from './update-notice.module.css'

/** The place of the offer of a new version; what it says is loaded once there is one. */
export function UpdateNotice() {
  const update = useAppUpdate()
  return (
    <div role="status" className={`no-print ${styles.place}`}>
      {update !== 'none' && (
        <Suspense fallback={null}>
          <UpdateOffer update={update} />
        </Suspense>
      )}
    </div>
  )
}

const UpdateOffer = onDemand(async () => (await import('./update-offer')).UpdateOffer)
