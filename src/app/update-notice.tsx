import { lazy, Suspense } from 'react'
import { useAppUpdate } from '@/offline/app-update'
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

const UpdateOffer = lazy(async () => {
  try {
    return { default: (await import('./update-offer')).UpdateOffer }
  } catch {
    // Without its program the offer waits for the next start, which takes the new version by itself.
    return { default: () => null }
  }
})
