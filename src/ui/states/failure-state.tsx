import { Trans } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import styles from './states.module.css'

/** The error state of a screen or of a part of it: a message and a retry button. */
export function FailureState({
  children,
  retry,
  part = false,
}: {
  children: ReactNode
  retry: () => void
  part?: boolean
}) {
  return (
    <div className={part ? `cluster soft ${styles.part}` : styles.state}>
      {!part && <IconCloudOff aria-hidden className={styles.emblem} stroke={1.25} />}
      <p>{children}</p>
      <Button look="quiet" onClick={retry}>
        <Trans>Réessayer</Trans>
      </Button>
    </div>
  )
}
