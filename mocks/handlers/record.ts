import type { Resource } from '@/contract/resource'
import { type Fields, type Row, type TableName, table } from '../db'
import { blanks, isFields } from '../model'
import { slugOf } from '../slug'
import { storeUpload } from '../stored-files'

// What a form sends becomes the fields of a record.

/** Returns the fields of a record for those of a form: files become addresses, and names are those of the record. */
export async function recordFields(resource: Resource, fields: Fields): Promise<Fields> {
  const record: Fields = {}
  const details: Fields = {}
  const shape = blanks[tableOf(resource)]
  for (const [name, value] of Object.entries(fields)) {
    const field = await fieldOf(resource, value)
    // An interview's main picture has one name in the form and another in the record.
    if (name in shape) record[name] = field
    else if (`${name}Url` in shape) record[`${name}Url`] = field
    else details[name] = field
  }
  // An empty list of files leaves the stored ones.
  if (Array.isArray(details.galleryPhotos) && details.galleryPhotos.length === 0) delete details.galleryPhotos
  return Object.keys(details).length > 0 ? { ...record, details } : record
}

async function fieldOf(resource: Resource, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => fieldOf(resource, item)))
  if (!(value instanceof File)) return value
  const name = await storeUpload(value)
  // The provider answers a slide's picture as the path it has on its disk.
  return resource.name === 'slides' ? `images_slides/${name}` : `/api/files/${name}`
}

/** Returns the slug of a new record from its title, which no other record has; nothing for resources without slugs. */
export function slugField(resource: Resource, { titre }: Fields): Fields {
  if (resource.key !== 'slug') return {}
  const name = slugOf(String(titre))
  // A number alone could be the id of another record.
  const plain = /^\d*$/.test(name) ? [resource.name, name].filter(Boolean).join('-') : name
  const isTaken = (slug: string) => table(tableOf(resource)).count({ where: { slug: { equals: slug } } }) > 0
  let slug = plain
  for (let n = 2; isTaken(slug); n += 1) slug = `${plain}-${n}`
  return { slug }
}

/**
 * Returns the fields that differ from the record as it was read: an unchanged text keeps its translation, a changed one is
 * then the same in both languages.
 */
export function changesOf(row: Row | Fields, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const old = row[name]
      if (isFields(value) && isFields(old)) return [[name, changesOf(old, value)]]
      return JSON.stringify(value) === JSON.stringify(old) ? [] : [[name, value]]
    }),
  )
}

/** Every resource has a table of its own name. */
export const tableOf = (resource: Resource) => resource.name as TableName
