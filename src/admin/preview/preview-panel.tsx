import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import { useId } from 'react'
import { Dialog, DialogBody } from '@/admin/ui/dialog'
import { useMediaQuery } from '@/lib/media-query'
import { Preview, type PreviewPanelProps } from './preview'
import styles from './preview-panel.module.css'

/** The preview beside the form where both have room, else over it. */
export function PreviewPanel({ id, onClose, ...form }: PreviewPanelProps) {
  const { t } = useLingui()
  const title = useId()
  const isBeside = useMediaQuery('(min-width: 64rem)', false)
  if (!isBeside) {
    return (
      <Dialog title={<Trans>Aperçu</Trans>} onClose={onClose}>
        <DialogBody>
          <div id={id}>
            <Preview {...form} />
          </div>
        </DialogBody>
      </Dialog>
    )
  }
  return (
    <section id={id} aria-labelledby={title} className={styles.beside}>
      <Preview
        {...form}
        title={
          <h3 id={title} className="visually-hidden">
            <Trans>Aperçu</Trans>
          </h3>
        }
        close={<CloseButton aria-label={t`Fermer l’aperçu`} onClick={onClose} />}
      />
    </section>
  )
}
