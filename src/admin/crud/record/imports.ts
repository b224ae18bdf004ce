import type { Imports, Screen } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { requiredFields } from './values'

/**
 * How the records of a file are told from those there are: as the definition says, else by what they are called, which
 * two of them may share. Undefined where a new record needs a file, which no table holds.
 */
export function importsOf(screen: Screen): Imports | undefined {
  if (screen.imports) return screen.imports
  const named = screen.columns.filter(({ id, kind }) => id in screen.fields && (kind === 'text' || kind === 'html'))
  const by = named.toSorted((one, other) => Number(one.kind === 'html') - Number(other.kind === 'html'))[0]?.id
  const needsFile = [...requiredFields(screen, 'create')].some((name) => isFileKind(screen.fields[name]?.kind))
  return by === undefined || needsFile ? undefined : { by, as: 'name', repeats: true }
}
