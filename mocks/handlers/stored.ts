import type { Resource } from '@/contract/resource'
import type { Fields } from '../db'
import { modelOf } from '../model'
import { keepUpload } from '../uploads'

/** Converts the fields of a form to the record's: files become addresses, and names are those of the record. */
export async function stored(resource: Resource, fields: Fields): Promise<Fields> {
  const record: Fields = {}
  const details: Fields = {}
  const shape = modelOf(resource)
  for (const [name, value] of Object.entries(fields)) {
    const kept = await keep(resource, value)
    // An interview's main picture has one name in the form and another in the record.
    if (name in shape) record[name] = kept
    else if (`${name}Url` in shape) record[`${name}Url`] = kept
    else details[name] = kept
  }
  // An empty list of files leaves the stored ones.
  if (Array.isArray(details.galleryPhotos) && details.galleryPhotos.length === 0) delete details.galleryPhotos
  return Object.keys(details).length > 0 ? { ...record, details } : record
}

async function keep(resource: Resource, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => keep(resource, item)))
  if (!(value instanceof File)) return value
  const name = await keepUpload(value)
  // The provider answers a slide's picture as the path it has on its disk.
  return resource.name === 'slides' ? `images_slides/${name}` : `/api/files/uploads/${name}`
}
