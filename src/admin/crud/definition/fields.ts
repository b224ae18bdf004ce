import { i18n, type MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { GenericSchema, InferInput } from 'valibot'
import type { DateSchema, UrlSchema } from '@/contract/form-fields'
import type { FormOf, Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'
import type { EmailSchema, FormCode } from '@/contract/text-fields'
import type { Choices, Column } from './columns'

// The field entries of a definition, one per field of the contract. The types allow only controls that fit the schema
// of the field, and require `from` where the row has no such property, so that a wrong definition does not compile.

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
              ? 'text' | 'area' | 'html' | 'custom'
              : 'choice'

/** What a control gets that a definition brings along. */
export interface ControlProps {
  id: string
  label: string
  description: ReactNode
  error: ReactNode
  required: boolean
  value: string
  onChange: (value: string) => void
}

/** The value that a field reads of a record: the addresses of its files, else its value. */
type Read<Control> = Control extends FileKind ? string | readonly string[] : string | number | null

/** How the value is read: required where the row has no property of this name and type. */
type From<Row, Name, Control> = Name extends keyof Row
  ? Row[Name] extends Read<Control>
    ? { from?: (row: Row) => Read<Control> }
    : { from: (row: Row) => Read<Control> }
  : { from: (row: Row) => Read<Control> }

interface Labelled {
  label: MessageDescriptor
  hint?: MessageDescriptor
  /** The validation messages for which the specification gives a wording of its own. */
  messages?: Partial<Record<FormCode, MessageDescriptor>>
  /** What differs in the column of the list. */
  column?: Partial<Pick<Column, 'label' | 'missing' | 'kind' | 'downloads'>>
}

interface Typed {
  /** The accepted types of pictures, where they are fewer than usual. */
  types?: readonly string[]
}

type Visible<Entry extends GenericSchema, Control> = Control extends 'choice'
  ? Labelled & { control: 'choice'; choices: Choices<Extract<InferInput<Entry>, string>> }
  : Control extends 'parent'
    ? /** The id of the record of `screen` to which this one belongs; not on the form. */ {
        control: 'parent'
        screen: string
      }
    : Labelled & { control: Control } & (Control extends 'image' | 'images' ? Typed : unknown) &
        (Control extends 'custom' ? { Control: ComponentType<ControlProps> } : unknown)

type EntriesOf<R extends Resource> = R['form'] extends { entries: infer Entries } ? Entries : never
type EntryOf<R extends Resource, Name extends keyof FormOf<R>> = Name extends keyof EntriesOf<R>
  ? Extract<EntriesOf<R>[Name], GenericSchema>
  : never

/** Not on the form and not sent; with `keeps` an update sends the record's present value. */
type Hidden = { control: 'hidden'; keeps?: true }

/** The entry of one field. Only an optional field can be hidden. */
export type FieldEntry<R extends Resource, Name extends keyof FormOf<R>> =
  | (ControlFor<EntryOf<R, Name>> extends infer Control
      ? Control extends string
        ? Visible<EntryOf<R, Name>, Control> & From<RowOf<R>, Name, Control>
        : never
      : never)
  | (undefined extends FormOf<R>[Name] ? Hidden : never)

/** A field as the engine uses it. */
export type Field = VisibleField | { kind: 'hidden' }
export type FileKind = 'image' | 'images' | 'document'
export const isFileKind = (kind: string | undefined): kind is FileKind =>
  kind === 'image' || kind === 'images' || kind === 'document'

export type VisibleField = Omit<Labelled, 'column'> &
  Typed &
  (
    | { kind: 'text' | 'email' | 'url' | 'area' | 'html' | 'date' | 'number' | FileKind }
    | { kind: 'choice'; choices: Choices }
    | { kind: 'custom'; Control: ComponentType<ControlProps> }
  )

/** Returns the labels of fields, separated by commas. */
export function labelsOf(screen: { fields: Readonly<Record<string, Field>> }, names: readonly string[]): string {
  const labels = names.flatMap((name) => {
    const field = screen.fields[name]
    return field && 'label' in field ? [i18n._(field.label)] : []
  })
  return labels.join(', ')
}
