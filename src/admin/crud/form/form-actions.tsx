import { Trans, useLingui } from '@lingui/react/macro'
import type { Screen } from '@/admin/crud/definition/definition'
import type { Mode } from '@/admin/crud/definition/values'
import { useConnection } from '@/pwa/network/connection'
import { Button } from '@/ui/button/button'
import styles from './form-actions.module.css'
import type { Editor } from './use-editor'

/** The buttons of a form, how far its upload has got, and why it cannot be saved when it cannot. */
export function FormActions({
  screen,
  mode,
  editor,
  onClose,
}: {
  screen: Screen
  mode: Mode
  editor: Editor
  onClose: () => void
}) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const { sending, progress } = editor
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className={styles.foot}>
      <div role="status" className={styles.state}>
        {offline && (
          <Trans>Hors ligne : l’enregistrement sera possible au retour du réseau. Gardez cette page ouverte.</Trans>
        )}
        {editor.cancelled && !sending && <Trans>Envoi annulé : rien n’a été enregistré.</Trans>}
      </div>
      {progress !== undefined && (
        <div className={styles.upload}>
          <progress max={100} value={percent} aria-label={t`Envoi des fichiers`} />
          <span>{percent} %</span>
        </div>
      )}
      <div className={styles.buttons}>
        {sending ? (
          <Button look="secondary" onClick={editor.cancel}>
            <Trans>Annuler l’envoi</Trans>
          </Button>
        ) : (
          <Button look="secondary" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
        )}
        <Button type="submit" disabled={sending || offline} title={t`Ctrl + S`}>
          {sending ? <Trans>Enregistrement…</Trans> : t(mode === 'edit' ? screen.words.update : screen.words.create)}
        </Button>
      </div>
    </div>
  )
}
