import type { MessageDescriptor } from '@lingui/core'
import type { FormOf, Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'
import { htmlToText } from '@/lib/html-to-text'
import type { Column, RowColumn } from './columns'
import { type Choices, type Field, type FieldEntry, isFileKind } from './fields'
import type { Outcomes, OwnOutcomes } from './outcomes'
import { type Noun, usualEmpty, usualOutcomes, usualWords, type Words } from './wording'

export const groups = ['content', 'media', 'network'] as const

/** Everything one screen of the back office has of its own; the rest follows from the contract and from `noun`. */
export interface Definition<
  R extends Resource,
  Path extends string = string,
  Group extends string = string,
  Opened extends string = string,
> {
  /** The last part of its address, /Admin/<path>. */
  path: Path
  /** Where it stands in the side menu; a screen that another one `opens` does not. */
  menu?: { group: Group & (typeof groups)[number]; place: number }
  title: MessageDescriptor
  subtitle: MessageDescriptor
  /** What one record is called: titles, buttons and outcomes follow from it. */
  noun: Noun
  /** The fields of the form, in their order. */
  fields: { [Name in keyof FormOf<R>]-?: FieldEntry<R, Name> }
  /** The columns of the list in their order, where they are not the fields. */
  columns?: readonly ((keyof FormOf<R> & string) | RowColumn<RowOf<R>>)[]
  /** What the specification words otherwise. */
  words?: Partial<Words>
  empty?: { title?: MessageDescriptor; hint?: MessageDescriptor | null }
  outcomes?: OwnOutcomes
  /** Rows per page, the first being the usual number. */
  pageSizes?: readonly number[]
  /** A choice that the list is filtered by. */
  filter?: { field: keyof FormOf<R> & keyof RowOf<R> & string; all: MessageDescriptor }
  /** The edit form takes the row of the list (in French), for there is nothing to read. */
  editsRow?: true
  /** The provider has no translation of it: there is nothing to say of the language of its fields. */
  untranslated?: true
  /** What names the record in calls, where it is not the contract's key. */
  keyOf?: (row: RowOf<R>) => number | string
  /** The message in place of a call for a record without its key. */
  keyless?: { read: MessageDescriptor; remove: MessageDescriptor }
  /** Another screen holds what belongs to each row. */
  opens?: { screen: Opened; label: MessageDescriptor }
  /** The field whose number says where a record stands among the others. */
  ordered?: keyof FormOf<R> & keyof RowOf<R> & string
  /** The address of the page of the site that shows a record, by its key or its row; undefined where none does. */
  publicPage?: (key: number | string, row: object) => string | undefined
  /** Examples that a new record begins with. */
  templates?: Templates<keyof FormOf<R> & string>
  /** Records come from files as well, and are told apart by this field. */
  imports?: Imports<keyof FormOf<R> & string>
}

/** Examples to choose from, each with the texts of some fields. */
export interface Templates<Name extends string = string> {
  label: MessageDescriptor
  hint: MessageDescriptor
  choices: readonly { label: MessageDescriptor; values: Readonly<Partial<Record<Name, string>>> }[]
}

/** How records of files are told apart; `repeats` where two of them may be the same in it. */
export interface Imports<Name extends string = string> {
  by: Name
  /** `address`: whatever its case; `name`: accents and spaces ignored too; `code`: exactly. */
  as: 'address' | 'name' | 'code'
  repeats?: true
}

/** A definition as the engine handles it: of whichever resource, with everything that is derived. */
export interface Screen<Path extends string = string, Group extends string = string, Opened extends string = string> {
  resource: Resource
  path: Path
  menu?: { group: Group; place: number }
  title: MessageDescriptor
  subtitle: MessageDescriptor
  /** What its records are called. */
  many: MessageDescriptor
  empty: { title: MessageDescriptor; hint?: MessageDescriptor }
  words: Words
  /** What a record is called where it is edited or removed. */
  nameOf: (row: object) => string
  columns: readonly Column<object>[]
  fields: Readonly<Record<string, Field>>
  /** A record as the form shows it; files are shown beside their field and chosen anew. */
  edit: (row: object) => Readonly<Record<string, unknown>>
  /** The files a record has already: their addresses, by field. */
  files: (row: object) => Record<string, string | readonly string[]>
  outcomes: Outcomes
  pageSizes?: readonly number[]
  filter?: { label: MessageDescriptor; all: MessageDescriptor; choices: Choices; of: (row: object) => string }
  editsRow?: true
  untranslated?: true
  keyOf?: (row: object) => number | string
  keyless?: { read: MessageDescriptor; remove: MessageDescriptor }
  /** Its rows belong to a record of another screen, named by this field. */
  within?: { screen: string; field: string; of: (row: object) => number }
  opens?: { screen: Opened; label: MessageDescriptor }
  ordered?: string
  publicPage?: (key: number | string, row: object) => string | undefined
  templates?: Templates
  imports?: Imports
}

/** An entry of a field as it is read here: each of its kinds has a part of this. */
interface Entry {
  control: Exclude<Field['kind'], never> | 'parent'
  label: MessageDescriptor
  hint?: MessageDescriptor
  messages?: Record<string, MessageDescriptor>
  untranslated?: true
  choices?: Choices
  screen?: string
  keeps?: true
  bulk?: true
  types?: readonly string[]
  from?: (row: object) => Value
  column?: Partial<Pick<Column<never>, 'label' | 'missing' | 'kind' | 'isHidden'>>
}
type Value = string | number | null | readonly string[]

const isFile = ({ control }: Entry) => isFileKind(control)
const isVisible = ({ control }: Entry) => control !== 'hidden' && control !== 'parent'

export function defineScreen<
  R extends Resource,
  const Path extends string,
  const Group extends string = never,
  const Opened extends string = never,
>(resource: R, definition: Definition<R, Path, Group, Opened>): Screen<Path, Group, Opened> {
  const { noun, fields, columns: listed, words, empty, outcomes, filter, keyOf, ...same } = definition
  // The definition has been checked against its own resource; from here on the engine handles rows of any.
  const entries = Object.entries(fields as Record<string, Entry>)
  const value = (name: string, { from }: Entry, row: object): Value =>
    from ? from(row) : ((Reflect.get(row, name) as Value | undefined) ?? null)
  const columns = (listed ?? entries.filter(([, entry]) => isVisible(entry)).map(([name]) => name)).map((column) =>
    typeof column === 'string'
      ? columnOf(column, (fields as Record<string, Entry>)[column] as Entry, value)
      : rowColumn(column as RowColumn<object>),
  )
  const parent = entries.find(([, { control }]) => control === 'parent')
  const filtered = filter && (fields as Record<string, Entry>)[filter.field]
  return {
    ...same,
    resource,
    many: noun.many,
    words: usualWords(noun, words),
    empty: usualEmpty(noun, empty),
    outcomes: usualOutcomes(noun, outcomes),
    columns,
    fields: Object.fromEntries(entries.map(([name, entry]) => [name, fieldOf(entry)])),
    nameOf: (row) => {
      const named = columns.find(({ kind }) => kind === 'text') ?? columns.find(({ kind }) => kind === 'html')
      const name = htmlToText(String(named?.read(row) ?? ''))
      return named?.kind === 'html' ? name.slice(0, 60) : name
    },
    edit: (row) =>
      Object.fromEntries(
        entries
          .filter(([, entry]) => !isFile(entry) && (entry.control !== 'hidden' || entry.keeps))
          .map(([name, entry]) => [name, value(name, entry, row)]),
      ),
    files: (row) =>
      Object.fromEntries(
        entries
          .filter(([, entry]) => isFile(entry) && isVisible(entry))
          .map(([name, entry]) => [name, (value(name, entry, row) ?? '') as string | readonly string[]]),
      ),
    ...(keyOf && { keyOf }),
    ...(filter &&
      filtered && {
        filter: {
          label: filtered.label,
          all: filter.all,
          choices: filtered.choices ?? {},
          of: (row: object) => String(value(filter.field, filtered, row) ?? ''),
        },
      }),
    ...(parent && {
      within: {
        screen: parent[1].screen ?? '',
        field: parent[0],
        of: (row: object) => Number(value(parent[0], parent[1], row)),
      },
    }),
  }
}

function fieldOf({ control, label, hint, messages, choices, bulk, untranslated, types }: Entry): Field {
  if (control === 'hidden' || control === 'parent') return { kind: 'hidden' }
  const more = {
    label,
    ...(hint && { hint }),
    ...(messages && { messages }),
    ...(bulk && { bulk }),
    ...(untranslated && { untranslated }),
    ...(types && { types }),
  }
  return control === 'choice' ? { ...more, kind: control, choices: choices ?? {} } : { ...more, kind: control }
}

const columnKinds: Partial<Record<Entry['control'], Column<never>['kind']>> = {
  url: 'link',
  number: 'number',
  date: 'date',
  image: 'image',
  document: 'document',
  choice: 'choice',
}

function columnOf(
  name: string,
  entry: Entry,
  value: (name: string, entry: Entry, row: object) => Value,
): Column<object> {
  const { control, label, choices, column } = entry
  const kind = column?.kind ?? columnKinds[control] ?? 'text'
  const isPlain = control === 'html' && kind === 'text'
  return {
    id: name,
    kind,
    label: column?.label ?? label,
    read: (row) => {
      const read = value(name, entry, row)
      if (typeof read === 'object') return read?.[0] ?? null
      return isPlain ? htmlToText(String(read)) : read
    },
    ...(column?.missing && { missing: column.missing }),
    ...(column?.isHidden && { isHidden: true }),
    ...(choices && { choices }),
  }
}

function rowColumn(column: RowColumn<object>): Column<object> {
  const { id } = column
  return 'read' in column
    ? column
    : { ...(column as Column<object>), read: (row) => (Reflect.get(row, id) as string | number | null) ?? null }
}
