import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './failure-alert.module.css'

/** The message of a failed read with a retry button. */
export function FailureAlert({
  title,
  children,
  retry,
}: {
  title?: ReactNode
  children: ReactNode
  retry: () => void
}) {
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={title}
      classNames={{ root: styles.alert, message: styles.message }}
    >
      <p>{children}</p>
      <Button variant="default" onClick={retry}>
        <Trans>Réessayer</Trans>
      </Button>
    </Alert>
  )
}
