import { Trans } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import styles from './states.module.css'

/** The error state of a screen or of a part of it: a message and a retry button. */
export function FailureState({
  children,
  retry,
  isPart = false,
}: {
  children: ReactNode
  retry: () => void
  isPart?: boolean
}) {
  return (
    <div className={isPart ? `cluster soft ${styles.part}` : styles.state}>
      {!isPart && <IconCloudOff aria-hidden className={styles.emblem} stroke={1.25} />}
      <p>{children}</p>
      <Button look="quiet" onClick={retry}>
        <Trans>Réessayer</Trans>
      </Button>
    </div>
  )
}
