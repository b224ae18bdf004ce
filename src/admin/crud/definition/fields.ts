import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import type { GenericSchema, InferInput } from 'valibot'
import type { DateSchema, UrlSchema } from '@/contract/form-fields'
import type { FormOf, Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'
import type { EmailSchema, FormCode } from '@/contract/text-fields'
import type { Column } from './columns'

// The fields of a form as a definition writes them: one entry per field of the contract. An entry carries in its type
// what its control may hold and where its value comes from, so that a wrong one does not compile.

export type Choices<Value extends string = string> = Readonly<Record<Value, MessageDescriptor>>

/** The controls that can hold a value of this schema. */
type ControlFor<Entry extends GenericSchema> = [Entry] extends [DateSchema]
  ? 'date'
  : [Entry] extends [EmailSchema]
    ? 'email'
    : [Entry] extends [UrlSchema]
      ? 'url'
      : [File[]] extends [InferInput<Entry>]
        ? 'images'
        : [File] extends [InferInput<Entry>]
          ? 'image' | 'document'
          : [number] extends [InferInput<Entry>]
            ? 'number' | 'parent'
            : [string] extends [InferInput<Entry>]
              ? 'text' | 'area' | 'html'
              : 'choice'

/** What a field reads of a record: the addresses of its files, else its value. */
type Read<Control> = Control extends FileKind ? string | readonly string[] : string | number | null

/** Where the value comes from: the row's own field of this name, else it has to be said. */
type From<Row, Name, Control> = Name extends keyof Row
  ? Row[Name] extends Read<Control>
    ? { from?: (row: Row) => Read<Control> }
    : { from: (row: Row) => Read<Control> }
  : { from: (row: Row) => Read<Control> }

interface Labelled {
  label: MessageDescriptor
  hint?: MessageDescriptor
  /** The specification's message for a check, where it gives one. */
  messages?: Partial<Record<FormCode, MessageDescriptor>>
  /** Not a text of a language: the provider does not translate it. */
  untranslated?: true
  /** What a list shows otherwise: another label, a text where there is nothing, another kind of column, or nothing. */
  column?: Partial<Pick<Column<never>, 'label' | 'missing' | 'kind' | 'isHidden'>>
}

/** Can be set for many records at once. */
interface Bulk {
  bulk?: true
}

/** The types of pictures the provider takes, where they are fewer than usual. */
interface Typed {
  types?: readonly string[]
}

type Visible<Entry extends GenericSchema, Control> = Control extends 'choice'
  ? Labelled & { control: 'choice'; choices: Choices<Extract<InferInput<Entry>, string>> } & Bulk
  : Control extends 'parent'
    ? /** The record of another screen that this one belongs to; not on the form. */ {
        control: 'parent'
        screen: string
      }
    : Labelled & { control: Control } & (Control extends 'date'
          ? Bulk
          : Control extends 'image' | 'images'
            ? Typed
            : unknown)

type EntriesOf<R extends Resource> = R['form'] extends { entries: infer Entries } ? Entries : never
type EntryOf<R extends Resource, Name extends keyof FormOf<R>> = Name extends keyof EntriesOf<R>
  ? Extract<EntriesOf<R>[Name], GenericSchema>
  : never

/** Not on the form: never sent, or by an update as the record has it. */
type Hidden = { control: 'hidden'; keeps?: true }

/** The entry of one field. Only a field that may be left out can be hidden. */
export type FieldEntry<R extends Resource, Name extends keyof FormOf<R>> =
  | (ControlFor<EntryOf<R, Name>> extends infer Control
      ? Control extends string
        ? Visible<EntryOf<R, Name>, Control> & From<RowOf<R>, Name, Control>
        : never
      : never)
  | (undefined extends FormOf<R>[Name] ? Hidden : never)

/** A field as the engine handles it. */
export type Field = VisibleField | HiddenField
/** The controls that hold files. */
export type FileKind = 'image' | 'images' | 'document'
export const isFileKind = (kind: string | undefined): kind is FileKind =>
  kind === 'image' || kind === 'images' || kind === 'document'

/** Whether a field holds a text that the provider translates. */
export const isTranslated = (field: Field) =>
  (field.kind === 'text' || field.kind === 'area' || field.kind === 'html') && !field.untranslated

export type HiddenField = { kind: 'hidden' }
export type VisibleField = Omit<Labelled, 'column'> &
  Bulk &
  Typed &
  (
    | { kind: 'text' | 'email' | 'url' | 'area' | 'html' | 'date' | 'number' | FileKind }
    | { kind: 'choice'; choices: Choices }
  )

/** The fields of a form that hold a text, by their names: a file of text can fill them. */
export const textFields = (screen: { fields: Readonly<Record<string, Field>> }): (readonly [string, VisibleField])[] =>
  Object.entries(screen.fields).flatMap(([name, field]) =>
    field.kind === 'hidden' || isFileKind(field.kind) ? [] : [[name, field] as const],
  )

/** The labels of fields, as one text. */
export function labelsOf(screen: { fields: Readonly<Record<string, Field>> }, names: readonly string[]): string {
  const labels = names.flatMap((name) => {
    const field = screen.fields[name]
    return field && 'label' in field ? [i18n._(field.label)] : []
  })
  return labels.join(', ')
}
