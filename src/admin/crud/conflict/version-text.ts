import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { shownValue } from '@/admin/crud/definition/shown-text'
import type { Value } from '@/admin/crud/record/values'
import type { Locale } from '@/i18n/locale'
import { htmlToText } from '@/lib/html-to-text'

/** Returns a version of a field as plain text: a choice by its label, a formatted date, files by their names. */
export function versionText(screen: ResourceDefinition, name: string, value: Value, locale: Locale): string {
  if (typeof value !== 'string') return [value ?? []].flat().map(nameOf).join(', ')
  if (isFileKind(screen.fields[name]?.kind)) return value.split('\n').map(fileName).join(', ')
  const column = screen.columns.find(({ id }) => id === name)
  if (column?.kind === 'date' || column?.kind === 'choice') return shownValue(column, value, locale)
  return htmlToText(value)
}

const nameOf = (file: File) => file.name
const fileName = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '')
