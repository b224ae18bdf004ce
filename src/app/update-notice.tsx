import { Suspense } from 'react'
import { useAppUpdate } from '@/offline/app-update'
import { onDemand } from '@/ui/on-demand'
import styles from '@/ui/update-notice.module.css'

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
