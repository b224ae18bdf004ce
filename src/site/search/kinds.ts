import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { listSources } from './list-documents'

const labels: Readonly<Record<string, MessageDescriptor>> = {
  cases: msg`Démarche`,
  services: msg`Service`,
  pages: msg`Page`,
  questions: msg`Question`,
  ...Object.fromEntries(listSources.map(({ label, resource }) => [resource.name, label])),
}

/** What a document of a kind is, in a word. */
export const kindLabel = (kind: string): MessageDescriptor | undefined => labels[kind]
