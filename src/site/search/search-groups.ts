import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { listSources } from './list-documents'
import type { SearchDocument } from './search-index'

export interface SearchGroup {
  label: MessageDescriptor
  found: SearchDocument[]
}

const labels: Readonly<Record<string, MessageDescriptor>> = {
  services: msg`Services`,
  pages: msg`Pages`,
  questions: msg`Questions`,
  ...Object.fromEntries(listSources.map(({ label, resource }) => [resource.name, label])),
}

/** What is found by its kind: the kind of the best first, and the best of each kind first. */
export function groupFound(documents: readonly SearchDocument[]): SearchGroup[] {
  const groups = new Map<string, SearchDocument[]>()
  for (const document of documents) groups.set(document.kind, [...(groups.get(document.kind) ?? []), document])
  return [...groups].flatMap(([kind, found]) => {
    const label = labels[kind]
    return label === undefined ? [] : { label, found }
  })
}
