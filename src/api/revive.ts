import * as v from 'valibot'
import { type ResourceName, resources } from '@/contract/registry'

/**
 * What was kept in the browser for a public query, read again by its schema: the rows or the record, undefined
 * when it is not what the key says it is. Storage can be edited, cut short or older than this program.
 */
export function revive(queryKey: readonly unknown[], data: unknown): unknown {
  const [root, name, kind] = queryKey
  if (root !== 'public' || !isResourceName(name)) return undefined
  const row: v.GenericSchema = resources[name].row
  if (kind !== 'list' && kind !== 'one') return undefined
  const result = v.safeParse(kind === 'list' ? v.array(row) : row, data)
  return result.success ? result.output : undefined
}

function isResourceName(name: unknown): name is ResourceName {
  return typeof name === 'string' && Object.hasOwn(resources, name)
}
