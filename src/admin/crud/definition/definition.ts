import type { MessageDescriptor } from '@lingui/core'
import type { FormOf, Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'
import type { Column } from './columns'
import type { Field, FieldFor } from './fields'
import type { Outcomes } from './outcomes'

export const groups = ['content', 'media', 'network'] as const

/** Everything one screen of the back office has of its own. */
export interface Definition<R extends Resource> {
  resource: R
  /** The last part of its address, /Admin/<path>. */
  path: string
  /** Where it stands in the side menu; nested screens do not. */
  menu?: { group: (typeof groups)[number]; place: number }
  title: MessageDescriptor
  subtitle: MessageDescriptor
  empty: { title: MessageDescriptor; hint?: MessageDescriptor }
  /** Titles and buttons; `add` opens the form, `create` and `update` send it. */
  words: Record<'add' | 'creating' | 'create' | 'editing' | 'update', MessageDescriptor>
  /** What a record is called where it is edited or removed. */
  nameOf: (row: RowOf<R>) => string
  columns: readonly Column<RowOf<R>>[]
  fields: { [Name in keyof FormOf<R>]-?: FieldFor<FormOf<R>[Name]> }
  /** A record as the form shows it; files are shown beside their field and chosen anew. */
  edit: (row: RowOf<R>) => { [Name in keyof FormOf<R>]?: FormOf<R>[Name] | undefined }
  /** The files a record has already: their addresses, by field. */
  files?: (row: RowOf<R>) => Record<string, string | readonly string[]>
  outcomes: Outcomes
  /** Rows per page, the first being the usual number. */
  pageSizes?: readonly number[]
  filter?: {
    label: MessageDescriptor
    all: MessageDescriptor
    choices: Readonly<Record<string, MessageDescriptor>>
    of: (row: RowOf<R>) => string
  }
  /** The edit form takes the row of the list (in French), for there is nothing to read. */
  editsRow?: true
  /** The provider has no translation of it: there is nothing to say of the language of its fields. */
  untranslated?: true
  /** What names the record in calls, where it is not the contract's key. */
  keyOf?: (row: RowOf<R>) => number | string
  /** Said instead of a call for a record without its key. */
  keyless?: { read: MessageDescriptor; remove: MessageDescriptor }
  /** Its rows belong to a record of another screen, named by this field. */
  within?: { screen: string; field: string; of: (row: RowOf<R>) => number }
  /** Another screen holds what belongs to each row. */
  opens?: { screen: string; label: MessageDescriptor }
}

/** A definition as the engine handles it: of whichever resource. */
export type Screen = Omit<Definition<Resource>, 'fields' | 'edit'> & {
  fields: Readonly<Record<string, Field>>
  edit: (row: object) => Readonly<Record<string, unknown>>
}

export function defineScreen<R extends Resource>(definition: Definition<R>): Screen {
  return definition
}
