import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Action, actionsOf, journal } from '@/admin/crud/record/journal'
import { useUndo } from '@/admin/crud/undo/use-undo'
import { screenOf } from '@/admin/registry'
import { useAdminTitle } from '@/admin/ui/use-admin-title'
import { useAccount } from '@/auth/use-account'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { useStore } from '@/lib/store'
import { EmptyState } from '@/ui/states/empty-state'
import styles from './journal-page.module.css'

const kinds = {
  create: msg`Création`,
  update: msg`Modification`,
  delete: msg`Suppression`,
}

/** Lists the actions made on this device, newest first, each with an undo button. */
export function JournalPage() {
  const { t } = useLingui()
  useAdminTitle(t`Journal`)
  const actions = actionsOf(useStore(journal, journal.get()), useAccount()?.id)
  const undo = useUndo()
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Journal</Trans>
      </h1>
      <p className={styles.subtitle}>
        <Trans>
          Ce que vous avez fait sur cet appareil, et que vous pouvez annuler. Les 50 dernières actions y restent jusqu’à
          votre déconnexion.
        </Trans>
      </p>
      {actions.length === 0 ? (
        <EmptyState
          action={
            <Button renderRoot={(props) => <Link {...props} to="/Admin/dashboard" />}>
              <Trans>Ouvrir le tableau de bord</Trans>
            </Button>
          }
        >
          <Trans>Rien n’a encore été créé, modifié ou supprimé.</Trans>
        </EmptyState>
      ) : (
        <ol role="list" className={styles.actions} aria-label={t`Journal`}>
          {actions.map((action) => (
            <ActionItem key={action.group} action={action} onUndo={undo} />
          ))}
        </ol>
      )}
    </>
  )
}

function ActionItem({ action: { group, entries }, onUndo }: { action: Action; onUndo: (group: string) => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [first] = entries
  if (first === undefined) return null
  const screen = screenOf(first.resource)
  const undone = entries.filter((entry) => entry.isUndone).length
  const isUndone = undone === entries.length
  const { name } = first
  const title = screen ? `${t(kinds[first.kind])} – ${t(screen.title)}` : t(kinds[first.kind])
  return (
    <li className={styles.action}>
      <div className={styles.text}>
        <p className="note">{title}</p>
        <p className={styles.name}>
          {entries.length > 1 ? <Plural value={entries.length} one="# fiche" other="# fiches" /> : name}
        </p>
        <p className="note">{dayAndTime(first.at, locale)}</p>
      </div>
      <span className={styles.state} data-undone={isUndone || undefined}>
        <State undone={undone} of={entries.length} />
      </span>
      {!isUndone && (
        <Button variant="default" onClick={() => onUndo(group)}>
          <Trans context="undo">Annuler</Trans>
          <span className="visually-hidden"> – {entries.length > 1 ? title : name}</span>
        </Button>
      )}
    </li>
  )
}

function State({ undone, of }: { undone: number; of: number }) {
  if (undone === 0) return <Trans>Fait</Trans>
  if (undone === of) return <Trans>Annulé</Trans>
  return (
    <Trans>
      Annulé : {undone} sur {of}
    </Trans>
  )
}
