import { Trans } from '@lingui/react/macro'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import styles from './question.module.css'

/** Asks before a sign-out that would erase drafts, which it names. */
export function SignOutQuestion({
  drafts,
  onStay,
  onLeave,
}: {
  /** The name of each ('' for none) and the time of its last change. */
  drafts: readonly { key: string; name: string; at: number }[]
  onStay: () => void
  onLeave: (drafts: { keepsDrafts: boolean }) => void
}) {
  const locale = useLocale()
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Se déconnecter ?</Trans>}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay} data-autofocus>
            <Trans>Rester connecté</Trans>
          </Button>
          <Button look="secondary" onClick={() => onLeave({ keepsDrafts: true })}>
            <Trans>Garder et se déconnecter</Trans>
          </Button>
          <Button look="secondary" onClick={() => onLeave({ keepsDrafts: false })}>
            <Trans>Effacer et se déconnecter</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Ces saisies ne sont pas enregistrées :</Trans>
      </p>
      <ul className={styles.drafts}>
        {drafts.map(({ key, name, at }) => {
          const time = dayAndTime(at, locale)
          return <li key={key}>{name || <Trans>Brouillon du {time}</Trans>}</li>
        })}
      </ul>
      <p>
        <Trans>
          Gardées, elles attendent votre prochaine connexion sur cet appareil, et vous seul les y voyez. Sur un
          ordinateur partagé, effacez-les.
        </Trans>
      </p>
    </AlertDialog>
  )
}
