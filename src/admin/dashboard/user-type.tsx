import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const names: Record<string, MessageDescriptor> = {
  usager: msg`Usager`,
  partenaire: msg`partenaire`,
  administrateur: msg`administrateur`,
}

/** The type of a user in the reader's language; one that is not known, as the provider says it. */
export function UserType({ type }: { type: string }) {
  const { t } = useLingui()
  const name = names[type.toLowerCase()]
  return name ? t(name) : type
}
