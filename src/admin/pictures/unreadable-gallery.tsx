import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import styles from './unreadable-gallery.module.css'

/** Asks before new pictures, `count` of them, replace those of a gallery, which could not be read to be sent again. */
export function UnreadableGallery({
  count,
  onReplace,
  onCancel,
}: {
  count: number
  onReplace: () => void
  onCancel: () => void
}) {
  return (
    <div role="alert" className={styles.question}>
      <p>
        <Trans>
          Les images actuelles n’ont pas pu être relues : elles ne peuvent pas être gardées avec un autre choix.
        </Trans>
      </p>
      {count > 0 && (
        <Button variant="default" size="xs" onClick={onReplace}>
          <Trans>Remplacer les images actuelles</Trans>
        </Button>
      )}
      <Button size="xs" onClick={onCancel}>
        <Trans>Garder les images actuelles</Trans>
      </Button>
    </div>
  )
}
