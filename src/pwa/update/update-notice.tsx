import { onDemand } from '@/ui/hydration/on-demand'
import { useAppUpdate } from './app-update'
import styles from './update-notice.module.css'

/** The notice of a new version, in the flow or `floating` over a screen. Its content is loaded on demand. */
export function UpdateNotice({ floating = false }: { floating?: boolean }) {
  const update = useAppUpdate()
  return (
    <div role="status" className={floating ? `no-print ${styles.floating}` : undefined}>
      {update !== 'none' && <UpdateOffer update={update} />}
    </div>
  )
}

const UpdateOffer = onDemand(async () => (await import('./update-offer')).UpdateOffer)
