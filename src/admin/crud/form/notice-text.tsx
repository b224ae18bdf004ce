import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** A text of the catalog, or one that the provider wrote. */
export function NoticeText({ text }: { text: MessageDescriptor | string }) {
  const { _ } = useLingui()
  return typeof text === 'string' ? text : _(text)
}
