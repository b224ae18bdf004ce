import { msg } from '@lingui/core/macro'

/** The pages that are read most, for readers who have not found what they looked for. */
export const popularPages = [
  { to: '/depot', label: msg`Dépôts` },
  { to: '/communique', label: msg`Communiqués` },
  { to: '/publications', label: msg`Publications` },
  { to: '/guide_utilisateurs', label: msg`Guide des utilisateurs` },
] as const
