import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { toast } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/notices/notices'
import { recordFailedWrite, settleFailedWrite } from '@/admin/crud/record/failed-writes'
import { undoable } from '@/admin/crud/record/journal'
import type { ItemState, QueueStatus, QueueView } from '@/admin/crud/run/queue'
import {
  type ActiveRun,
  closeRun,
  continueRun,
  decide,
  type Run,
  type RunItem,
  retryRun,
  stopRun,
} from '@/admin/crud/run/run'
import styles from '@/admin/crud/run/run.module.css'
import { useUndo } from '@/admin/crud/undo/use-undo'
import { Dialog, DialogActions, DialogBody } from '@/admin/ui/dialog'
import { RunQuestion } from './run-question'

/** How many results are shown at first, and more each time. */
const step = 100

/** How far a run has got, with the result of every row and what can be done about it. */
export function RunDialog({ screen, active, onHide }: { screen: Screen; active: ActiveRun; onHide: () => void }) {
  const { t } = useLingui()
  const undo = useUndo()
  const { run, view, left, isStored } = active
  /** The questions are asked one after the other, until one is put off. */
  const [isPutOff, setIsPutOff] = useState(false)
  const [maxShown, setMaxShown] = useState(step)
  const { done, failed, total } = countsOf(view)
  const hasEnded = view.status === 'ended'
  const results = ordered(run.items, view)
  if (view.status === 'asking' && !isPutOff) {
    return <RunQuestion screen={screen} active={active} onClose={() => setIsPutOff(true)} />
  }
  return (
    <Dialog title={<RunTitle run={run} />} onClose={hasEnded ? () => finish(active, undo) : onHide}>
      <DialogBody>
        <progress className={styles.progress} value={done + failed} max={total} aria-label={t`Progression`} />
        <p className={styles.counts}>
          <Trans>
            {done + failed} sur {total}
          </Trans>
          {failed > 0 && (
            <>
              {' · '}
              <Plural value={failed} one="# échec" other="# échecs" />
            </>
          )}
        </p>
        <p role="status">
          <Status view={view} left={left} />
        </p>
        {!isStored && !hasEnded && (
          <p>
            <Trans>
              Cette opération est trop grande pour être conservée sur l’appareil : ne fermez ni ne rechargez cette page
              avant la fin.
            </Trans>
          </p>
        )}
        <RunActions active={active} onHide={onHide} onDecide={() => setIsPutOff(false)} />
        <h3 className={styles.heading}>
          <Trans>Résultats</Trans>
        </h3>
        <ul role="list" className={styles.results}>
          {results.slice(0, maxShown).map(({ index, name, state, message }) => (
            <li key={index} data-state={state}>
              <span className={styles.name}>{name}</span>
              <span className={styles.state}>
                <Result state={state} />
                {message && <> – {message}</>}
              </span>
            </li>
          ))}
        </ul>
        {results.length > maxShown && (
          <Button variant="subtle" onClick={() => setMaxShown(maxShown + step)}>
            <Trans>Afficher plus de résultats</Trans>
          </Button>
        )}
      </DialogBody>
    </Dialog>
  )
}

/** What can be done about a run as it is. */
function RunActions({
  active,
  onHide,
  onDecide,
}: {
  active: ActiveRun
  onHide: () => void
  /** Asks the questions that were put off. */
  onDecide: () => void
}) {
  const undo = useUndo()
  const { run, view, questions, left } = active
  const { done, failed } = countsOf(view)
  const isUnderWay = view.status === 'running' || view.status === 'waiting'
  const hasEnded = view.status === 'ended'
  return (
    <DialogActions>
      {isUnderWay && (
        <>
          <Button variant="default" onClick={onHide}>
            <Trans>Continuer en arrière-plan</Trans>
          </Button>
          <Button color="red" onClick={stopRun}>
            <Trans>Arrêter</Trans>
          </Button>
        </>
      )}
      {view.status === 'asking' && (
        <>
          <Button variant="default" onClick={() => void decide([...questions.keys()], 'leave')}>
            <Trans>Les laisser telles quelles</Trans>
          </Button>
          <Button onClick={onDecide}>
            <Trans>Décider</Trans>
          </Button>
        </>
      )}
      {!isUnderWay && !hasEnded && view.status !== 'asking' && (
        <>
          <Button variant="default" onClick={() => finish(active, undo)}>
            <Trans>Abandonner le reste</Trans>
          </Button>
          <Button onClick={() => void continueRun()}>
            <Trans>Continuer</Trans>
          </Button>
        </>
      )}
      {hasEnded && (
        <>
          {failed > 0 && (
            <Button variant="default" onClick={() => void retryRun()}>
              <Trans>Réessayer les échecs</Trans>
            </Button>
          )}
          {done > left && run.action.kind !== 'undo' && (
            <Button
              variant="default"
              onClick={() => {
                closeRun()
                undo(run.id)
              }}
            >
              <Trans>Annuler l’opération</Trans>
            </Button>
          )}
          <Button onClick={() => finish(active, undo)}>
            <Trans>Terminer</Trans>
          </Button>
        </>
      )}
    </DialogActions>
  )
}

/** Closes a run; what it has done can be taken back from the notice. */
function finish({ run: { id, user, path, action }, view, left }: ActiveRun, undo: (group: string) => void) {
  const counts = countsOf(view)
  const done = counts.done - left
  closeRun()
  const rows = counts.failed + counts.unsure
  if (rows > 0) recordFailedWrite(user, { path, name: '', rows, isUnknown: counts.unsure > 0 })
  else settleFailedWrite({ path })
  if (done === 0) return
  const texts = {
    delete: msg`${plural(done, { one: '# fiche supprimée', other: '# fiches supprimées' })}`,
    set: msg`${plural(done, { one: '# fiche modifiée', other: '# fiches modifiées' })}`,
    create: msg`${plural(done, { one: '# fiche ajoutée', other: '# fiches ajoutées' })}`,
    undo: msg`${plural(done, { one: '# fiche rétablie', other: '# fiches rétablies' })}`,
  }
  announce('success', toast(texts[action.kind]), {
    undo: undoable(user, id).length > 0 ? () => undo(id) : undefined,
  })
}

/** A run that goes on while the list is worked with. */
export function RunSummary({ active: { run, view, left }, onOpen }: { active: ActiveRun; onOpen: () => void }) {
  const { done, failed, total } = countsOf(view)
  return (
    <div className={styles.summary}>
      <p>
        <RunTitle run={run} />
         :{' '}
        <Trans>
          {done + failed} sur {total}
        </Trans>
      </p>
      <p role="status">
        <Status view={view} left={left} />
      </p>
      <Button variant="default" onClick={onOpen}>
        <Trans>Afficher l’opération</Trans>
      </Button>
    </div>
  )
}

function RunTitle({ run: { action, items } }: { run: Run }) {
  const count = items.length
  switch (action.kind) {
    case 'delete':
      return <Plural value={count} one="Suppression de # fiche" other="Suppression de # fiches" />
    case 'set':
      return <Plural value={count} one="Modification de # fiche" other="Modification de # fiches" />
    case 'undo':
      return <Plural value={count} one="Annulation de # fiche" other="Annulation de # fiches" />
    case 'create':
      return <Plural value={count} one="Ajout de # fiche" other="Ajout de # fiches" />
  }
}

/** Changes rarely: it is announced. */
function Status({ view, left }: { view: QueueView; left: number }): ReactNode {
  const texts: Record<QueueStatus, ReactNode> = {
    idle: '',
    running: <Trans>En cours…</Trans>,
    waiting: <Trans>Le service est surchargé, ou ne répond pas : l’opération reprendra d’elle-même.</Trans>,
    stopped: <Trans>Arrêté. Ce qui est fait est fait ; le reste peut continuer.</Trans>,
    'signed out': <Trans>Votre session est terminée : reconnectez-vous, et l’opération continuera.</Trans>,
    asking: <Asking view={view} />,
    offline: <Trans>Le réseau ne répond pas : rien n’est perdu, continuez à son retour.</Trans>,
    ended: <Ended view={view} left={left} />,
  }
  return texts[view.status]
}

function Ended({ view, left }: { view: QueueView; left: number }) {
  const { done, failed } = countsOf(view)
  return (
    <>
      <Plural value={done - left} one="Terminé : # réussite" other="Terminé : # réussites" />,{' '}
      <Plural value={failed} one="# échec" other="# échecs" />
      {left > 0 && (
        <>
          , <Plural value={left} one="# fiche laissée telle quelle" other="# fiches laissées telles quelles" />
        </>
      )}
      .
    </>
  )
}

function Asking({ view }: { view: QueueView }) {
  const { asked } = countsOf(view)
  return (
    <Plural
      value={asked}
      one="# fiche a été modifiée entre-temps par quelqu’un d’autre : à vous de décider."
      other="# fiches ont été modifiées entre-temps par quelqu’un d’autre : à vous de décider."
    />
  )
}

function Result({ state }: { state: ItemState }): ReactNode {
  const texts: Record<ItemState, ReactNode> = {
    waiting: <Trans>En attente</Trans>,
    sending: <Trans>Envoi</Trans>,
    unsure: <Trans>Sans réponse, à vérifier</Trans>,
    asked: <Trans>À décider</Trans>,
    done: <Trans>Fait</Trans>,
    failed: <Trans>Échec</Trans>,
  }
  return texts[state]
}

function countsOf({ states }: QueueView) {
  const count = (state: ItemState) => states.filter((one) => one === state).length
  return {
    done: count('done'),
    failed: count('failed'),
    asked: count('asked'),
    unsure: count('unsure') + count('sending'),
    total: states.length,
  }
}

const order: Record<ItemState, number> = { asked: 0, failed: 1, unsure: 2, sending: 3, done: 4, waiting: 5 }

/** What needs somebody comes first. */
function ordered(items: readonly RunItem[], { states, messages }: QueueView) {
  return items
    .map(({ name }, index) => ({ index, name, state: states[index] ?? 'waiting', message: messages[index] }))
    .sort((one, other) => order[one.state] - order[other.state] || one.index - other.index)
}
