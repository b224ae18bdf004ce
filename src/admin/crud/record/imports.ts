import type { Imports, ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { requiredFields } from './values'

/**
 * Returns how the rows of an imported file are matched with existing records: as the definition says, else by their
 * name, which need not be unique. Undefined where a new record requires an upload, which a CSV file cannot hold.
 */
export function importsOf(screen: ResourceDefinition): Imports | undefined {
  if (screen.imports) return screen.imports
  const columns = screen.columns.filter(({ id }) => id in screen.fields)
  const by = (columns.find(({ kind }) => kind === 'text') ?? columns.find(({ kind }) => kind === 'html'))?.id
  const needsFile = [...requiredFields(screen, 'create')].some((name) => isFileKind(screen.fields[name]?.kind))
  return by === undefined || needsFile ? undefined : { by, as: 'name', repeats: true }
}
