import { ChangedDialog } from '@/admin/crud/conflict/changed-dialog'
import { ConflictDialog } from '@/admin/crud/conflict/conflict-dialog'
import type { Screen } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { type ActiveRun, decide } from '@/admin/crud/run/run'

/** Asks about the first row of a run that another user has changed; the answer can apply to the other such rows. */
export function RunQuestion({
  screen,
  active: { run, questions },
  onClose,
}: {
  screen: Screen
  active: ActiveRun
  onClose: () => void
}) {
  const indexes = [...questions.keys()].sort((one, other) => one - other)
  const [index] = indexes
  const question = index === undefined ? undefined : questions.get(index)
  if (index === undefined || question === undefined) return null
  const name = run.items[index]?.name ?? ''
  const shared = { name, rest: indexes.length - 1, onClose }
  const of = (isForRest: boolean) => (isForRest ? indexes : [index])
  if (question.kind === 'remove') {
    return (
      <ChangedDialog
        key={index}
        {...shared}
        since={run.action.kind === 'undo' ? 'creation' : 'selection'}
        fields={labelsOf(screen, question.changed ?? [])}
        onDecide={(isRemoved, isForRest) => void decide(of(isForRest), isRemoved ? 'remove' : 'leave')}
      />
    )
  }
  return (
    <ConflictDialog
      key={index}
      {...shared}
      screen={screen}
      versions={question}
      action={run.action.kind === 'undo' ? 'undo' : 'set'}
      onResolve={(choices, isForRest) => void decide(of(isForRest), { choices })}
    />
  )
}
