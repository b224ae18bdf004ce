import * as v from 'valibot'
import type { Screen } from '@/admin/crud/definition/definition'
import { htmlToText } from '@/lib/html-to-text'
import { isSame, type Snapshot } from './compare'
import { editValues, type Values } from './values'

/** A row as it is compared and recorded. */
export function snapshotOf(screen: Screen, row: object): Snapshot {
  const files = Object.entries(screen.files(row)).map(([name, at]) => [name, [at].flat().join('\n')])
  return { ...textsOf(editValues(screen, row)), ...Object.fromEntries(files) }
}

/** The texts of a form, by field. */
export function textsOf(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])))
}

const isText = (value: unknown) => typeof value === 'string'

/** Whether a field of a form holds files that were chosen. */
export const hasFiles = (value: unknown) => value instanceof File || (Array.isArray(value) && value.length > 0)

/** The texts as the provider is sent them: trimmed, numbers in digits, the id out of a video's address. */
export function sentTexts(screen: Screen, values: Values, mode: 'create' | 'edit'): Record<string, string> {
  const { form, edit = form } = screen.resource
  const result = v.safeParse(mode === 'edit' ? edit : form, values)
  if (!result.success) return textsOf(values)
  const sent = Object.entries(result.output).filter(([, value]) => isText(value) || typeof value === 'number')
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]))
}

/** Whether a record holds a text that was sent; of rich text, which a provider cleans, the words count. */
export function holds(screen: Screen, name: string, sent: string, found: string): boolean {
  if (isSame(sent, found)) return true
  return screen.fields[name]?.kind === 'html' && htmlToText(sent) === htmlToText(found)
}
