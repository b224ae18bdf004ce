import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Mode } from '@/admin/crud/record/values'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { useConnection } from '@/pwa/network/connection'
import styles from './record-form.module.css'
import type { RecordFormState } from './use-record-form'

/** The buttons of a form, the progress of its upload, and the reason why it cannot be saved. */
export function FormActions({
  screen,
  mode,
  state: { sending, isPreparing, progress, stopping, cancelled, cancel },
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
  const offline = useConnection() === 'offline'
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className={styles.foot}>
      <div role="status" className={styles.state}>
        {offline && (
          <Trans>Hors ligne : l’enregistrement sera possible au retour du réseau. Gardez cette page ouverte.</Trans>
        )}
        {isPreparing && <Trans>Préparation des fichiers…</Trans>}
        {stopping && <Trans>Envoi arrêté. Vérification de ce qui a été reçu…</Trans>}
        {cancelled && !sending && <Trans>Envoi annulé : rien n’a été enregistré.</Trans>}
      </div>
      {progress !== undefined && !stopping && (
        <div className={styles.upload}>
          <progress max={100} value={percent} aria-label={t`Envoi des fichiers`} />
          <span>{percent} %</span>
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={sending ? cancel : onClose}>
          {sending ? <Trans>Annuler l’envoi</Trans> : <Trans>Annuler</Trans>}
        </Button>
        {mode === 'create' && !sending && (
          <FocusableButton variant="default" disabled={offline} className={styles.next} onClick={onNext}>
            {t(screen.words.next)}
          </FocusableButton>
        )}
        <FocusableButton type="submit" disabled={sending || offline} title={t`Ctrl + S`}>
          {sending ? <Trans>Enregistrement…</Trans> : t(mode === 'edit' ? screen.words.update : screen.words.create)}
        </FocusableButton>
      </div>
    </div>
  )
}
