import { nameColumn } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import type { ProposedField } from '@/admin/documents/document-proposals'

/** Returns the fields for which a document can propose a value: the title, the date and the description. */
export function proposedFields(screen: Pick<Screen, 'fields' | 'columns'>): ProposedField[] {
  const title = nameColumn(screen)?.id
  const aboutOf = (name: string, kind: string): ProposedField['about'] | undefined => {
    if (kind === 'date') return 'date'
    if (name === title) return 'title'
    return /^(?:area|html)$/.test(kind) && name.toLowerCase() === 'description' ? 'description' : undefined
  }
  return Object.entries(screen.fields).flatMap(([name, { kind }]) => {
    const about = aboutOf(name, kind)
    return about ? [{ name, label: labelsOf(screen, [name]), about, isHtml: kind === 'html' }] : []
  })
}
