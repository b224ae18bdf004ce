import type { Resource } from '@/contract/resource'
import { type Fields, type TableName, table } from '../db'

/** Returns a unique slug for a new record from its title; nothing for resources without slugs. */
export function slugFor(resource: Resource, { titre }: Fields): Fields {
  if (resource.key !== 'slug') return {}
  const name = slugOf(String(titre))
  // A number alone could be the id of another record.
  const wanted = /^\d*$/.test(name) ? [resource.name, name].filter(Boolean).join('-') : name
  const rows = table(resource.name as TableName).all('fr') // every resource has a table of its name
  const taken = new Set(rows.map((row) => row.slug))
  let slug = wanted
  for (let n = 2; taken.has(slug); n += 1) slug = `${wanted}-${n}`
  return { slug }
}

export function slugOf(title: string) {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase()
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
}
