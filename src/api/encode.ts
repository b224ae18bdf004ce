import * as v from 'valibot'
import type { FormOf, Resource } from '@/contract/resource'
import { contractSettings, type MultipartUpdates } from '@/contract/settings'

type Operation = 'create' | 'update'

/**
 * The body of a creation or an update, as the resource sends it: JSON text, or multipart with `name[n]` for lists
 * of files. Left out are files and dates that are not set, and every empty field where the resource says so.
 */
export function encode<R extends Resource>(
  resource: R,
  values: FormOf<R>,
  operation: Operation,
  key: number | string | null = null,
): string | FormData {
  const fields = sentFields(resource, values, operation)
  if (resource.sends === 'multipart') return multipart(fields)
  const repeated = resource.repeatsId && typeof key === 'number' ? { id: key } : {}
  return JSON.stringify({ ...repeated, ...Object.fromEntries(fields) })
}

/** The method and the body of an update, as the provider reads them. */
export function encodeUpdate<R extends Resource>(
  resource: R,
  values: FormOf<R>,
  key: number | string | null,
  multipartUpdates: MultipartUpdates = contractSettings.multipartUpdates,
): { method: 'PUT' | 'POST'; body: string | FormData } {
  const body = encode(resource, values, 'update', key)
  if (typeof body === 'string' || multipartUpdates === 'PUT') return { method: 'PUT', body }
  body.append('_method', 'PUT')
  return { method: 'POST', body }
}

function sentFields(resource: Resource, values: object, operation: Operation): [string, unknown][] {
  const schema = operation === 'update' ? (resource.edit ?? resource.form) : resource.form
  const result = v.safeParse(schema, values)
  // The form has validated the values. A value that does not parse all the same is left to the provider's validation.
  const output: object = result.success ? result.output : values
  return Object.entries(output).filter(([, value]) => isSent(resource, value, operation))
}

/** Whether a field is part of the body, by its value as the contract sends it. */
export function isSent(resource: Resource, value: unknown, operation: Operation): boolean {
  const omitsEmpty = resource.omitsEmpty === 'always' || (resource.omitsEmpty === 'on update' && operation === 'update')
  return value !== undefined && !(omitsEmpty && isEmpty(value))
}

function isEmpty(value: unknown) {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0)
}

function multipart(fields: [string, unknown][]) {
  const body = new FormData()
  for (const [name, value] of fields) {
    if (Array.isArray(value)) value.forEach((item: unknown, n) => append(body, `${name}[${n}]`, item))
    else append(body, name, value)
  }
  return body
}

function append(body: FormData, name: string, value: unknown) {
  if (value instanceof File) body.append(name, value, value.name)
  else if (typeof value === 'string' || typeof value === 'number') body.append(name, String(value))
}
