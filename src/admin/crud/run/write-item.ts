import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { labelsOf } from '@/admin/crud/definition/fields'
import { ignoredText, refusedByStatus, unchangedText } from '@/admin/crud/definition/wording'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { prepare } from '@/admin/crud/record/prepare'
import { requestRemoval } from '@/admin/crud/record/remove-record'
import type { Snapshot, Values } from '@/admin/crud/record/values'
import type { Context, Done, WriteOutcome } from '@/admin/crud/record/write'
import { ApiError, allMessages } from '@/api/errors'

// How a run writes one item: with the same comparison before and look-up after as the write of one record.

/** A selected record, as it was when it was selected; `base` is undefined where that is unknown. */
export interface SelectedItem {
  id: number
  name: string
  base: Snapshot | undefined
}

/** A line of an imported file; `attempt` is that of every try to create its record. */
export interface NewItem {
  name: string
  values: Values
  attempt: Attempt
}

/** Thrown for an item that was not written, for a reason other than an answer of the provider. */
class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Returns why an item was not written, as a text. */
export function failureOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (!(error instanceof ApiError)) {
    console.error(error)
    return i18n._(msg`Erreur`)
  }
  const { status, loss } = error
  if (loss === 'timeout') return i18n._(msg`Le service n’a pas répondu.`)
  if (status === 0) return i18n._(msg`Le réseau ne répond pas.`)
  const refused = refusedByStatus(error)
  if (refused) return i18n._(refused)
  return allMessages(error).join(' ') || error.message || i18n._(msg`Le service a répondu par l’erreur ${status}.`)
}

/** Removes a record, unless it was changed since it was selected. */
export async function removeItem(context: Context, { id, base }: SelectedItem): Promise<void> {
  if (base === undefined && (await context.calls.read(id)))
    throw new Refusal(i18n._(msg`On ne sait pas s’il a été modifié entre-temps.`))
  requireDone(context, await requestRemoval(context, { id, base }))
}

/** Returns why records that were removed are not gone, by id: the list is read once, after all of them. */
export async function checkRemovals({ calls }: Context, items: readonly SelectedItem[]) {
  const rows = await calls.list().catch(() => undefined)
  const ids = new Set(rows?.map(({ id }) => id))
  const remaining = rows ? items.filter(({ id }) => ids.has(id)) : items
  return remaining.map((item) => ({ item, message: rows ? i18n._(unchangedText) : lostText() }))
}

/**
 * Returns a function that creates a record. A record that one item has created is never taken for that of another item with
 * the same values.
 */
export function itemCreation() {
  const created: number[] = []
  return async (context: Context, { values, attempt }: NewItem): Promise<void> => {
    const { screen, calls } = context
    const existingIds = async () => [...(await calls.existingIds()), ...created]
    const prepared = await prepare(screen, 'create', values)
    if ('errors' in prepared) throw new Refusal(Object.values(prepared.errors).join(' '))
    const { id } = requireDone(
      context,
      await createRecord({ screen, calls: { ...calls, existingIds } }, prepared.output, attempt),
    )
    if (id !== undefined) created.push(id)
  }
}

/** Returns a finished write; throws a `Refusal` for another outcome. */
function requireDone({ screen }: Context, outcome: WriteOutcome): Done {
  switch (outcome.state) {
    case 'done':
      return outcome
    case 'gone':
      throw new Refusal(i18n._(msg`N’existe plus.`))
    case 'conflict': {
      const fields = labelsOf(screen, [...outcome.comparison.conflicts, ...outcome.comparison.elsewhere])
      throw new Refusal(i18n._(msg`Modifié entre-temps par quelqu’un d’autre : ${fields}.`))
    }
    case 'ignored':
      throw new Refusal(i18n._(ignoredText(labelsOf(screen, outcome.fields))))
    case 'not done':
      if (outcome.error === null) throw new Refusal(i18n._(unchangedText))
      if (outcome.error instanceof ApiError && outcome.error.status >= 500) throw outcome.error
      throw new Refusal(i18n._(msg`La réponse s’est perdue, et rien n’a changé.`))
    case 'unknown':
      throw new Refusal(lostText())
  }
}

const lostText = () => i18n._(msg`La réponse s’est perdue : on ne sait pas si c’est fait.`)
