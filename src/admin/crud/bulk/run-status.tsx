import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ItemState, QueueStatus, QueueView } from '@/admin/crud/run/queue'
import type { LeftLine } from '@/admin/crud/run/refused'
import type { ActiveRun } from '@/admin/crud/run/run'
import styles from '@/admin/crud/run/run.module.css'
import type { Run, RunItem } from '@/admin/crud/run/run-schema'

/** The progress of a run in the background. */
export function RunSummary({ active, onOpen }: { active: ActiveRun; onOpen: () => void }) {
  const { run, view } = active
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
        <Status active={active} />
      </p>
      <Button variant="default" onClick={onOpen}>
        <Trans>Afficher l’opération</Trans>
      </Button>
    </div>
  )
}

export function RunTitle({ run: { action, items } }: { run: Run }) {
  const count = items.length
  switch (action.kind) {
    case 'delete':
      return <Plural value={count} one="Suppression de # fiche" other="Suppression de # fiches" />
    case 'set':
      return <Plural value={count} one="Modification de # fiche" other="Modification de # fiches" />
    case 'create':
      return <Plural value={count} one="Ajout de # fiche" other="Ajout de # fiches" />
  }
}

/** The status of a run. It changes rarely, so that it can be announced. */
export function Status({ active }: { active: ActiveRun }): ReactNode {
  const { view } = active
  const texts: Record<QueueStatus, ReactNode> = {
    idle: '',
    running: <Trans>En cours…</Trans>,
    waiting: <Trans>Le service est surchargé, ou ne répond pas : l’opération reprendra d’elle-même.</Trans>,
    stopped: <Trans>Arrêté. Ce qui est fait est fait ; le reste peut continuer.</Trans>,
    'signed out': <Trans>Votre session est terminée : reconnectez-vous, et l’opération continuera.</Trans>,
    asking: <Asking view={view} />,
    offline: <Trans>Le réseau ne répond pas : rien n’est perdu, continuez à son retour.</Trans>,
    ended: <Ended active={active} />,
  }
  return texts[view.status]
}

function Ended({ active }: { active: ActiveRun }) {
  const { run, view, left } = active
  const { done, failed } = countsOf(view)
  const lines = leftLines(active).length
  return (
    <>
      <Plural value={done - left} one="Terminé : # réussite" other="Terminé : # réussites" />
      {', '}
      {run.action.kind === 'create' ? (
        <Plural value={lines} one="# ligne laissée" other="# lignes laissées" />
      ) : (
        <Plural value={failed} one="# échec" other="# échecs" />
      )}
      {left > 0 && (
        <>
          , <Plural value={left} one="# fiche laissée telle quelle" other="# fiches laissées telles quelles" />
        </>
      )}
      .
    </>
  )
}

/**
 * Returns the lines of an imported file that were not added: those that were not sent, and those that the provider
 * refused.
 */
export function leftLines({ run: { action, items }, view: { states, messages } }: ActiveRun): LeftLine[] {
  if (action.kind !== 'create') return []
  const refused = items.flatMap(({ values = {} }, index) =>
    states[index] === 'failed' ? [{ values, reason: messages[index] ?? '' }] : [],
  )
  return [...(action.left ?? []), ...refused]
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

export function Result({ state }: { state: ItemState }): ReactNode {
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

export function countsOf({ states }: QueueView) {
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

/** Returns the results, those that need attention first. */
export function ordered(items: readonly RunItem[], { states, messages }: QueueView) {
  return items
    .map(({ name }, index) => ({ index, name, state: states[index] ?? 'waiting', message: messages[index] }))
    .sort((one, other) => order[one.state] - order[other.state] || one.index - other.index)
}
