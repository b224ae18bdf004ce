import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { wordOf } from '@/admin/crud/definition/wording'
import { PauseNote } from '@/admin/crud/notices/pause-note'
import type { Mode } from '@/admin/crud/record/values'
import { FocusableButton } from '@/admin/ui/focusable-button'
import styles from './record-form.module.css'
import type { RecordFormState } from './use-record-form'
import { isSaving } from './use-save'

/** The buttons of a form, the progress of its upload, and the reason why it cannot be saved. */
export function FormActions({
  screen,
  mode,
  state: { saving, cancel },
  onClose,
  onNext,
}: {
  screen: ResourceDefinition
  mode: Mode
  state: RecordFormState
  onClose: () => void
  onNext: () => void
}) {
  const { t } = useLingui()
  const isBusy = isSaving(saving)
  const progress = saving.state === 'sending' ? saving.progress : undefined
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className={`stack gap-2 ${styles.foot}`}>
      <div role="status" className={`note ${styles.state}`}>
        {saving.state === 'preparing' && <Trans>Préparation des fichiers…</Trans>}
        {saving.state === 'sending' && Boolean(saving.pauseMs) && <PauseNote ms={saving.pauseMs ?? 0} />}
        {saving.state === 'stopping' && <Trans>Envoi arrêté. Vérification de ce qui a été reçu…</Trans>}
        {saving.state === 'cancelled' && <Trans>Envoi annulé : rien n’a été enregistré.</Trans>}
      </div>
      {progress !== undefined && (
        <div className={`small ${styles.upload}`}>
          <progress max={100} value={percent} aria-label={t`Envoi des fichiers`} />
          <span>{percent} %</span>
        </div>
      )}
      <div className={`buttons gap-2 ${styles.buttons}`}>
        <Button variant="default" onClick={isBusy ? cancel : onClose}>
          {isBusy ? <Trans>Annuler l’envoi</Trans> : <Trans>Annuler</Trans>}
        </Button>
        {mode === 'create' && !isBusy && (
          <FocusableButton variant="default" className={styles.next} onClick={onNext}>
            {wordOf(screen, 'next')}
          </FocusableButton>
        )}
        <FocusableButton type="submit" disabled={isBusy} title={t`Ctrl + S`}>
          {isBusy ? <Trans>Enregistrement…</Trans> : wordOf(screen, mode === 'edit' ? 'update' : 'create')}
        </FocusableButton>
      </div>
    </div>
  )
}
