import type { Screen } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import type { ProposedField } from '@/admin/documents/document-proposals'

const titles = new Set(['title', 'titre'])

/** The fields of a screen that its document says something for: the title, the date, the description. */
export function proposedFields({ fields }: Pick<Screen, 'fields'>): ProposedField[] {
  const aboutOf = (name: string, kind: string): ProposedField['about'] | undefined => {
    if (kind === 'date') return 'date'
    if (kind === 'text') return titles.has(name) ? 'title' : undefined
    return /^(?:area|html)$/.test(kind) && name.toLowerCase() === 'description' ? 'description' : undefined
  }
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const about = aboutOf(name, kind)
    return about ? [{ name, label: labelsOf({ fields }, [name]), about, isHtml: kind === 'html' }] : []
  })
}
