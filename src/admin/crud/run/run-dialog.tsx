import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { PauseNote } from '@/admin/crud/notices/pause-note'
import { AlertDialog, Dialog, DialogActions, DialogBody } from '@/admin/ui/dialog'
import { PlanList } from './plan'
import styles from './run.module.css'
import type { RunOf, RunState } from './use-run'

/** The progress of a run; at its end, what has failed or was not sent, and why. */
export function RunDialog<Item extends { name: string }>({
  run,
  skipped = 0,
  actions,
  onClose,
}: {
  run: RunOf<Item>
  /** The number of lines of a file that are not part of the run. */
  skipped?: number
  /** Further buttons at the end. */
  actions?: ReactNode
  onClose: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const { state, isRunning, stop } = run
  const refused = useRefused(state)
  const blocker = useBlocker({ shouldBlockFn: () => isRunning, enableBeforeUnload: false, withResolver: true })
  if (state === undefined) return null
  return (
    <Dialog title={state.title} onClose={isRunning ? () => setIsAsking(true) : onClose}>
      <DialogBody>
        <Progress sent={state.done + state.failed.length} total={state.items.length} />
        <p role="status">{isRunning ? <Running phase={state.phase} /> : <Ended state={state} skipped={skipped} />}</p>
        {state.phase === 'foreign' && (
          <Alert color="red" role="alert">
            <Trans>Un autre compte est maintenant connecté : rien n’est envoyé.</Trans>
          </Alert>
        )}
        {refused.length > 0 && <PlanList items={refused} lineOf={(line, index) => [index, line]} />}
        <DialogActions>
          {isRunning ? (
            <Button ref={focusIfLost} color="red" onClick={stop}>
              <Trans>Arrêter</Trans>
            </Button>
          ) : (
            <EndActions actions={actions} onRetry={refused.length > 0 ? run.retry : undefined} onClose={onClose} />
          )}
        </DialogActions>
      </DialogBody>
      {((isAsking && isRunning) || blocker.status === 'blocked') && (
        <LeaveQuestion
          onStay={() => {
            setIsAsking(false)
            blocker.reset?.()
          }}
          onLeave={() => {
            stop()
            setIsAsking(false)
            blocker.proceed?.()
          }}
        />
      )}
    </Dialog>
  )
}

function Progress({ sent, total }: { sent: number; total: number }) {
  const { t } = useLingui()
  return (
    <>
      <progress className={styles.progress} value={sent} max={total} aria-label={t`Progression`} />
      <p className={`strong ${styles.counts}`}>
        <Trans>
          {sent} sur {total}
        </Trans>
      </p>
    </>
  )
}

/** Returns the lines of what has failed or was not sent; none while the run goes on. */
function useRefused<Item extends { name: string }>(state: RunState<Item> | undefined): string[] {
  const { t } = useLingui()
  if (state === undefined || (state.phase !== 'ended' && state.phase !== 'foreign')) return []
  return [
    ...state.failed.map(({ item, message }) => `${item.name} – ${message}`),
    ...state.unsent.map(({ name }) => t`${name} – Non envoyé`),
  ]
}

/** The buttons at the end of a run; without `onRetry` where nothing is left to send. */
function EndActions({
  actions,
  onRetry,
  onClose,
}: {
  actions: ReactNode
  onRetry: (() => void) | undefined
  onClose: () => void
}) {
  return (
    <>
      {actions}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      )}
      <Button ref={focusIfLost} onClick={onClose}>
        <Trans>Terminer</Trans>
      </Button>
    </>
  )
}

/** Focuses a button that replaces the one that had the focus. */
function focusIfLost(button: HTMLElement | null) {
  if (document.activeElement === document.body) button?.focus()
}

function Running({ phase }: Pick<RunState<unknown>, 'phase'>) {
  return typeof phase === 'string' ? <Trans>En cours…</Trans> : <PauseNote ms={phase.pauseMs} />
}

function Ended<Item>({ state: { done, failed, unsent }, skipped }: { state: RunState<Item>; skipped: number }) {
  return (
    <>
      <Plural value={done} one="Terminé : # réussite" other="Terminé : # réussites" />
      {', '}
      <Plural value={failed.length} one="# échec" other="# échecs" />
      {unsent.length > 0 && (
        <>
          , <Plural value={unsent.length} one="# fiche non envoyée" other="# fiches non envoyées" />
        </>
      )}
      {skipped > 0 && (
        <>
          , <Plural value={skipped} one="# ligne laissée" other="# lignes laissées" />
        </>
      )}
      .
    </>
  )
}

/** Asks before a run is left that has not ended. */
function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <AlertDialog
      title={<Trans>Arrêter l’opération ?</Trans>}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay} data-autofocus>
            <Trans>Continuer l’opération</Trans>
          </Button>
          <Button variant="default" onClick={onLeave}>
            <Trans>Arrêter</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Ce qui est déjà envoyé reste fait ; le reste ne le sera pas.</Trans>
      </p>
    </AlertDialog>
  )
}
