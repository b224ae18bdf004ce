import type { MessageDescriptor } from '@lingui/core'
import { foldText } from '@/lib/fold-text'

/** A type of documents, which the provider has no field for: it is what the title begins with, in either language. */
export interface DocumentType {
  type: string
  label: MessageDescriptor
  begins: RegExp
}

/** The type of a title among `types`. */
export function typeOfTitle(types: readonly DocumentType[], title: string): string {
  const folded = foldText(title.trim())
  return types.find(({ begins }) => begins.test(folded))?.type ?? ''
}
