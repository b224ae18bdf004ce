import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { listQuery } from '@/api/queries'
import { publicLists } from '@/contract/public-lists'
import { useLocale } from '@/i18n/use-locale'

/** Each public screen that is a list, and the list it shows. */
const screens: readonly { to: string; label: MessageDescriptor; list: (typeof publicLists)[number]['name'] }[] = [
  { to: '/communique', label: msg`Communiqués`, list: 'communications' },
  { to: '/publications', label: msg`Publications`, list: 'publications' },
  { to: '/textes_reglementaires', label: msg`Textes réglementaires`, list: 'reglementations' },
  { to: '/mediatheque', label: msg`Médiathèque`, list: 'videos' },
  { to: '/actualites', label: msg`Actualités`, list: 'actualites' },
  { to: '/interviews', label: msg`Interviews`, list: 'interviews' },
  { to: '/missions', label: msg`Missions`, list: 'missions' },
  { to: '/partenaires', label: msg`Partenaires`, list: 'sponsors' },
]

/** The list screens that can be read now in the reader's language, without a network. */
export function useKeptScreens() {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const kept = new Set(
    publicLists
      .filter((resource) => queryClient.getQueryData(listQuery(resource, locale).queryKey) !== undefined)
      .map(({ name }) => name),
  )
  return screens.filter(({ list }) => kept.has(list))
}
