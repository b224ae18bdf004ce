import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChangedDialog } from '@/admin/crud/conflict/changed-dialog'
import { ConflictDialog } from '@/admin/crud/conflict/conflict-dialog'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { toast } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/notices/notices'
import { saveLeftLines } from '@/admin/crud/run/refused'
import { type ActiveRun, closeRun, continueRun, decide, retryRun, stopRun } from '@/admin/crud/run/run'
import styles from '@/admin/crud/run/run.module.css'
import { Dialog, DialogActions, DialogBody } from '@/admin/ui/dialog'
import { countsOf, leftLines, ordered, Result, RunTitle, Status } from './run-status'

/** The number of results shown at first, and added with each press. */
const step = 100

/** The progress of a run, with the result of every row and the possible actions. */
export function RunDialog({
  screen,
  active,
  onHide,
}: {
  screen: ResourceDefinition
  active: ActiveRun
  onHide: () => void
}) {
  const { t } = useLingui()
  const { run, view, isStored } = active
  /** The questions are asked one after the other, until one is postponed. */
  const [isPutOff, setIsPutOff] = useState(false)
  const [maxShown, setMaxShown] = useState(step)
  const { done, failed, total } = countsOf(view)
  const hasEnded = view.status === 'ended'
  const results = ordered(run.items, view)
  if (view.status === 'asking' && !isPutOff) {
    return <RunQuestion screen={screen} active={active} onClose={() => setIsPutOff(true)} />
  }
  return (
    <Dialog title={<RunTitle run={run} />} onClose={hasEnded ? () => finish(active) : onHide}>
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
          <Status active={active} />
        </p>
        {!isStored && !hasEnded && (
          <p>
            <Trans>
              Cette opération est trop grande pour être conservée sur l’appareil : ne fermez ni ne rechargez cette page
              avant la fin.
            </Trans>
          </p>
        )}
        <RunActions screen={screen} active={active} onHide={onHide} onDecide={() => setIsPutOff(false)} />
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

/** Asks about the first row of a run that another user has changed; the answer can apply to the other such rows. */
function RunQuestion({
  screen,
  active: { run, questions },
  onClose,
}: {
  screen: ResourceDefinition
  active: ActiveRun
  onClose: () => void
}) {
  const indexes = [...questions.keys()].sort((one, other) => one - other)
  const [index] = indexes
  const question = index === undefined ? undefined : questions.get(index)
  if (index === undefined || question === undefined) return null
  const shared = { name: run.items[index]?.name ?? '', rest: indexes.length - 1, onClose }
  const indexesOf = (isForRest: boolean) => (isForRest ? indexes : [index])
  if (question.kind === 'remove') {
    return (
      <ChangedDialog
        key={index}
        {...shared}
        fields={labelsOf(screen, question.changed ?? [])}
        onDecide={(isRemoved, isForRest) => void decide(indexesOf(isForRest), isRemoved ? 'remove' : 'leave')}
      />
    )
  }
  return (
    <ConflictDialog
      key={index}
      {...shared}
      screen={screen}
      versions={question}
      action="set"
      onResolve={(choices, isForRest) => void decide(indexesOf(isForRest), { choices })}
    />
  )
}

/** The possible actions on a run in its present state. */
function RunActions({
  screen,
  active,
  onHide,
  onDecide,
}: {
  screen: ResourceDefinition
  active: ActiveRun
  onHide: () => void
  /** Asks the postponed questions. */
  onDecide: () => void
}) {
  const { view, questions } = active
  const { failed } = countsOf(view)
  const isUnderWay = view.status === 'running' || view.status === 'waiting'
  const hasEnded = view.status === 'ended'
  const lines = leftLines(active)
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
          <Button variant="default" onClick={() => finish(active)}>
            <Trans>Abandonner le reste</Trans>
          </Button>
          <Button onClick={() => void continueRun()}>
            <Trans>Continuer</Trans>
          </Button>
        </>
      )}
      {hasEnded && (
        <>
          {lines.length > 0 && (
            <Button variant="default" onClick={() => saveLeftLines(screen, lines)}>
              <Trans>Télécharger les lignes refusées</Trans>
            </Button>
          )}
          {failed > 0 && (
            <Button variant="default" onClick={() => void retryRun()}>
              <Trans>Réessayer les échecs</Trans>
            </Button>
          )}
          <Button onClick={() => finish(active)}>
            <Trans>Terminer</Trans>
          </Button>
        </>
      )}
    </DialogActions>
  )
}

/** Closes a run, and shows a notice of its outcome. */
function finish({ run: { action }, view, left }: ActiveRun) {
  const done = countsOf(view).done - left
  closeRun()
  if (done === 0) return
  const texts = {
    delete: msg`${plural(done, { one: '# fiche supprimée', other: '# fiches supprimées' })}`,
    set: msg`${plural(done, { one: '# fiche modifiée', other: '# fiches modifiées' })}`,
    create: msg`${plural(done, { one: '# fiche ajoutée', other: '# fiches ajoutées' })}`,
  }
  announce('success', toast(texts[action.kind]))
}
