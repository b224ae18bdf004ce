import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'

/** Tells in the question before a removal that the records of the child screen `label` go too. */
export function ChildrenNote({ label }: { label: MessageDescriptor }) {
  const { t } = useLingui()
  const children = t(label)
  return (
    <p>
      <Trans>Ce qui s’y rattache ({children}) est supprimé aussi.</Trans>
    </p>
  )
}
