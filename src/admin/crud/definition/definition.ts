import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import type { FormOf, Resource } from '@/contract/resource'
import { callKey, type RowOf, recordAddress } from '@/contract/rows/define-rows'
import { htmlToText } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'
import { type Choices, type Column, nameColumn, type RowColumn } from './columns'
import { type ControlProps, type Field, type FieldEntry, isFileKind } from './fields'
import type { Row } from './row'
import type { Wording } from './wording'

/** What a definition says as the engine uses it. */
interface Shared<Path extends string, Opened extends string> extends Wording {
  /** The last segment of its address, /Admin/<path>. */
  path: Path
  title: MessageDescriptor
  subtitle: MessageDescriptor
  /** The selectable numbers of rows per page; the first is the default. */
  pageSizes?: readonly number[]
  /** The edit form takes the row of the French list: the provider has no call that reads one record. */
  editsRow?: true
  /** The provider does not translate this resource. */
  untranslated?: true
  /** The error messages for a record without a slug, which no call of this resource can address. */
  keyless?: { read: MessageDescriptor; remove: MessageDescriptor }
  /** The screen of the child records of each row. */
  opens?: { screen: Opened; label: MessageDescriptor }
  /** Which rows of the resource the screen lists, where another one has them all. */
  lists?: (row: Row) => boolean
  /** Returns what a new record is sent besides its form. */
  creates?: () => Readonly<Record<string, string | File>>
  /** The name of its drafts, where another screen has the resource too. */
  draftsName?: string
  /** What is shown above the list. */
  Overview?: ComponentType<OverviewProps>
  /** Returns the address of the public page of a record, where its list has none; undefined where there is none. */
  publicPage?: (row: Row) => string | undefined
}

export interface OverviewProps {
  /** All rows of the list, in the provider's order. */
  rows: readonly Row[]
  /** Opens the form of a new record whose first field begins with a text. */
  onAdd: (start: string) => void
  onEdit: (id: number) => void
}

/** What is specific to one screen of the back office; the rest is derived from the contract and from its `noun`. */
interface Definition<R extends Resource, Path extends string, Opened extends string> extends Shared<Path, Opened> {
  /** The fields of the form, in their order. */
  fields: { [Name in keyof FormOf<R>]-?: FieldEntry<R, Name> }
  /** The columns of the list in their order; the fields when left out. */
  columns?: readonly ((keyof FormOf<R> & string) | RowColumn<RowOf<R>>)[]
  /** The choice field by which the list is filtered. */
  filter?: { field: keyof FormOf<R> & keyof RowOf<R> & string; all: MessageDescriptor }
}

/** A definition as the engine uses it: of any resource, with everything derived. */
export interface ResourceDefinition<Path extends string = string, Opened extends string = string>
  extends Shared<Path, Opened> {
  resource: Resource
  /** Returns the name of a record for dialogs and messages. */
  nameOf: (row: Row) => string
  columns: readonly Column[]
  fields: Readonly<Record<string, Field>>
  /** Returns the values of a record for the form, without files. */
  edit: (row: Row) => Readonly<Record<string, unknown>>
  /** Returns the addresses of the files of a record, by field. */
  files: (row: Row) => Record<string, string | readonly string[]>
  filter?: { label: MessageDescriptor; all: MessageDescriptor; choices: Choices; of: (row: Row) => string }
  /** The parent screen, where the rows belong to its records, and the field with the parent's id. */
  within?: { screen: string; field: string; of: (row: Row) => number }
  /** Whether records can be imported from a CSV file: not where a new one requires an upload. */
  isImportable: boolean
}

/** Returns the name of a screen's drafts. */
export const draftsNameOf = ({ draftsName, resource }: ResourceDefinition) => draftsName ?? resource.name

/** Whether calls can address a record: not one without a slug, where the resource takes nothing else. */
export const hasAddress = ({ resource, keyless }: ResourceDefinition, row: Row): boolean =>
  keyless === undefined || Boolean(row[resource.key])

/** The properties of every kind of field entry. */
interface Entry {
  control: Field['kind'] | 'parent'
  label: MessageDescriptor
  hint?: MessageDescriptor
  messages?: Record<string, MessageDescriptor>
  choices?: Choices
  Control?: ComponentType<ControlProps>
  screen?: string
  keeps?: true
  types?: readonly string[]
  from?: (row: Row) => Value
  column?: Partial<Pick<Column, 'label' | 'missing' | 'kind' | 'downloads'>>
}
type Value = string | number | null | readonly string[]

const isVisible = ({ control }: Entry) => control !== 'hidden' && control !== 'parent'

export function defineAdminResource<R extends Resource, const Path extends string, const Opened extends string = never>(
  resource: R,
  definition: Definition<R, Path, Opened>,
): ResourceDefinition<Path, Opened> {
  const { fields, columns: listColumns, filter, ...same } = definition
  // The parameter's type has checked the definition against its resource; from here on it is untyped.
  const entryByName = fields as Record<string, Entry>
  const { page }: Resource = resource
  const entries = Object.entries(entryByName)
  const columns = (listColumns ?? entries.filter(([, entry]) => isVisible(entry)).map(([name]) => name)).map(
    (column) =>
      typeof column === 'string' ? columnOf(column, entryByName[column] as Entry) : rowColumn(column as RowColumn),
  )
  const parent = entries.find(([, { control }]) => control === 'parent')
  const filtered = filter && entryByName[filter.field]
  return {
    ...(page && { publicPage: (row: Row) => recordAddress({ ...resource, page }, callKey(resource, row)) }),
    ...same,
    isImportable: !requiresUpload(resource, entries),
    resource,
    columns,
    fields: Object.fromEntries(entries.map(([name, entry]) => [name, fieldOf(entry)])),
    nameOf: (row) => {
      const named = nameColumn({ columns }) ?? columns.find(({ kind }) => kind === 'html')
      const name = htmlToText(String(named?.read(row) ?? ''))
      return named?.kind === 'html' ? shorten(name, 60) : name
    },
    edit: (row) =>
      Object.fromEntries(
        entries
          .filter(([, { control, keeps }]) => !isFileKind(control) && (control !== 'hidden' || keeps))
          .map(([name, entry]) => [name, valueOf(name, entry, row)]),
      ),
    files: (row) =>
      Object.fromEntries(
        entries
          .filter(([, { control }]) => isFileKind(control))
          .map(([name, entry]) => [name, (valueOf(name, entry, row) ?? '') as string | readonly string[]]),
      ),
    ...(filter &&
      filtered && {
        filter: {
          label: filtered.label,
          all: filter.all,
          choices: filtered.choices ?? {},
          of: (row: Row) => String(valueOf(filter.field, filtered, row) ?? ''),
        },
      }),
    ...(parent && {
      within: {
        screen: parent[1].screen ?? '',
        field: parent[0],
        of: (row: Row) => Number(valueOf(parent[0], parent[1], row)),
      },
    }),
  }
}

function requiresUpload({ form }: Resource, entries: readonly (readonly [string, Entry])[]): boolean {
  const { entries: schemas = {} } = form as { entries?: Record<string, v.GenericSchema> } // each is an object
  return entries.some(([name, { control }]) => {
    const schema = schemas[name]
    return schema !== undefined && isFileKind(control) && !v.is(schema, control === 'images' ? [] : null)
  })
}

const valueOf = (name: string, { from }: Entry, row: Row): Value =>
  from ? from(row) : ((row[name] as Value | undefined) ?? null)

function fieldOf(entry: Entry): Field {
  const { control, choices = {} } = entry
  if (control === 'hidden' || control === 'parent') return { kind: 'hidden' }
  if (control === 'custom') return { ...entry, kind: control, Control: entry.Control as ComponentType<ControlProps> } // Required by its type.
  return control === 'choice' ? { ...entry, kind: control, choices } : { ...entry, kind: control }
}

const columnKinds: Partial<Record<Entry['control'], Column['kind']>> = {
  url: 'link',
  number: 'number',
  date: 'date',
  image: 'image',
  document: 'document',
  choice: 'choice',
}

function columnOf(name: string, entry: Entry): Column {
  const { control, label, choices, column } = entry
  const kind = column?.kind ?? columnKinds[control] ?? 'text'
  const isPlain = control === 'html' && kind === 'text'
  return {
    id: name,
    kind,
    label: column?.label ?? label,
    read: (row) => {
      const read = valueOf(name, entry, row)
      if (typeof read === 'object') return read?.[0] ?? null
      return isPlain ? htmlToText(String(read)) : read
    },
    ...(column?.missing && { missing: column.missing }),
    ...(column?.downloads && { downloads: true }),
    ...(choices && { choices }),
  }
}

function rowColumn(column: RowColumn): Column {
  const { id } = column
  return 'read' in column
    ? column
    : { ...(column as Column), read: (row) => (row[id] as string | number | null) ?? null }
}
