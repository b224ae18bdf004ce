import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { isLeftOut, outputOf } from '@/admin/crud/record/prepare'
import { type Mode, snapshotOf, type Values } from '@/admin/crud/record/values'

/** The names of form fields in the row, where they differ. */
const paths: Readonly<Record<string, Readonly<Record<string, readonly [string, string?]>>>> = {
  actualites: {
    imagePrincipale: ['details', 'imagePrincipale'],
    galleryPhotos: ['details', 'galleryPhotos'],
  },
  interviews: {
    introduction: ['details', 'introduction'],
    contenu: ['details', 'contenu'],
    imagePrincipale: ['imagePrincipaleUrl'],
  },
}

/** Placeholders for the slug and the id of a new record. */
const unsaved = { id: 0, slug: 'apercu' }

interface Typed {
  screen: ResourceDefinition
  mode: Mode
  values: Values
  /** The record as it is saved, in French. */
  saved: Row | undefined
  /** The address of a chosen file. */
  addressOf: (file: File) => string
}

/** Returns the public row of a form's values. */
export function draftRow({ screen, mode, values, saved, addressOf }: Typed): Row {
  const { resource } = screen
  const before = saved ? snapshotOf(screen, saved) : {}
  const output = outputOf(screen, mode, values) ?? values
  const row = structuredClone(saved ?? v.parse(resource.row, unsaved)) as Fields
  const files: [string, readonly string[] | string][] = []
  for (const [name, field] of Object.entries(screen.fields)) {
    const value = values[name]
    if (field.kind === 'hidden' || value === undefined) continue
    if (field.kind === 'image' || field.kind === 'document') {
      if (value instanceof File) files.push([name, addressOf(value)])
    } else if (field.kind === 'images') {
      if (Array.isArray(value) && value.length > 0) files.push([name, value.map(addressOf)])
    } else {
      if (value === before[name] || (mode === 'edit' && isLeftOut(screen, name, value, before))) continue
      put(row, resource.name, name, output[name] ?? value)
    }
  }
  const parsed = v.safeParse(resource.row, row)
  const result = parsed.success ? (parsed.output as Fields) : row
  // The addresses of chosen files are added after parsing: a row may only contain addresses of the provider.
  for (const [name, address] of files) put(result, resource.name, name, address)
  return result
}

type Fields = Row & Record<string, unknown>

function put(row: Fields, resource: string, name: string, value: unknown) {
  const [first, second] = paths[resource]?.[name] ?? [name]
  if (second === undefined) row[first] = value
  else row[first] = { ...(row[first] as object | undefined), [second]: value }
}
