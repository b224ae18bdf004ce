import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { listQuery } from '@/api/queries'
import { pagedLists } from '@/contract/rows/public-lists'
import { useLocale } from '@/i18n/use-locale'
import styles from './cached-screens.module.css'

const labels: Record<(typeof pagedLists)[number]['name'], MessageDescriptor> = {
  communications: msg`Communiqués`,
  publications: msg`Publications`,
  reglementations: msg`Textes réglementaires`,
  videos: msg`Médiathèque`,
  actualites: msg`Actualités`,
  interviews: msg`Interviews`,
  missions: msg`Missions`,
  sponsors: msg`Partenaires`,
}

interface CachedScreen {
  to: (typeof pagedLists)[number]['page']['path']
  label: MessageDescriptor
}

/** Returns the list screens that can be read now in the reader's language, without a network. */
export function useCachedScreens(): CachedScreen[] {
  const cache = useQueryClient().getQueryCache()
  const locale = useLocale()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  const isCached = (resource: (typeof pagedLists)[number]) =>
    cache.find({ queryKey: listQuery(resource, locale).queryKey })?.state.data !== undefined
  // A string, since the snapshots of a store are compared by identity.
  const names = useSyncExternalStore(
    subscribe,
    () => pagedLists.flatMap((list) => (isCached(list) ? list.name : [])).join(' '),
    () => '',
  ).split(' ')
  return pagedLists
    .filter(({ name }) => names.includes(name))
    .map(({ name, page }) => ({ to: page.path, label: labels[name] }))
}

export function CachedScreens({ screens }: { screens: readonly CachedScreen[] }) {
  const { t } = useLingui()
  return (
    <ul role="list" className={`cluster ${styles.screens}`}>
      {screens.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{t(label)}</Link>
        </li>
      ))}
    </ul>
  )
}
