import { type Comparison, isSame, type Snapshot } from './compare'
import { hasFiles } from './snapshot'
import type { Value, Values } from './values'

/** Which version of a field is saved. */
export type Choice = 'opened' | 'current' | 'mine'
/** By field. */
export type Choices = Readonly<Record<string, Choice>>

/** A record whose fields were changed here and elsewhere. */
export interface Versions {
  opened: Snapshot
  current: Snapshot
  comparison: Comparison<Values>
}

/** The values that the choices give; a field without a choice stays as it is now. */
export function chosenValues({ opened, current, comparison }: Versions, choices: Choices): Values {
  const { merged, conflicts } = comparison
  const chosen = conflicts.map((name): [string, Value] => {
    const mine = merged[name] ?? ''
    if (choices[name] === 'mine') return [name, mine]
    // No file is sent: the record's own stays.
    if (typeof mine !== 'string') return [name, Array.isArray(mine) ? [] : null]
    return [name, (choices[name] === 'opened' ? opened : current)[name] ?? '']
  })
  return { ...merged, ...Object.fromEntries(chosen) }
}

/** Whether values say of every field what the record says already. */
export const changesNothing = (values: Values, current: Snapshot) =>
  Object.entries(values).every(
    ([name, value]) => !hasFiles(value) && (typeof value !== 'string' || isSame(value, current[name] ?? '')),
  )
