import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { type Choices, changesNothing, chosenValues, type Snapshot, type Versions } from '@/admin/crud/record/snapshot'
import type { Values } from '@/admin/crud/record/values'

/** A decision that is needed about a record that another user has changed. */
export type Question =
  | ({ kind: 'update' } & Versions)
  /** The removal of a changed record; `changed` is undefined where the changed fields are unknown. */
  | { kind: 'remove'; current: Snapshot; changed: readonly string[] | undefined }

/** The answer to a question: the record as it was shown, and the values chosen for an update. */
export interface Answer {
  current: Snapshot
  values?: Values
}

/** The decision: for an update a version of each field. */
export type Decision = 'leave' | 'remove' | { choices: Choices }

/**
 * Returns the answer for a record: null leaves it as it is; undefined where the decision does not answer the question.
 */
export function answerTo(question: Question, decision: Decision): Answer | null | undefined {
  if (decision === 'leave') return null
  const { current } = question
  if (question.kind === 'remove') return decision === 'remove' ? { current } : undefined
  if (decision === 'remove') return undefined
  const { conflicts } = question.comparison
  if (conflicts.some((name) => decision.choices[name] === undefined)) return undefined
  const values = chosenValues(question, decision.choices)
  return changesNothing(values, current) ? null : { current, values }
}

/** Thrown when nothing was written because a decision is needed. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
  readonly question: Question

  constructor(screen: ResourceDefinition, question: Question) {
    super(messageOf(screen, question))
    this.question = question
  }
}

function messageOf(screen: ResourceDefinition, question: Question) {
  const names =
    question.kind === 'remove' ? question.changed : [...question.comparison.conflicts, ...question.comparison.elsewhere]
  if (names === undefined) return i18n._(msg`On ne sait pas s’il a été modifié entre-temps.`)
  const fields = labelsOf(screen, names)
  return i18n._(msg`Modifié entre-temps par quelqu’un d’autre : ${fields}.`)
}
