import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { listQuery } from '@/api/queries'
import { type PagedResource, pagedLists } from '@/contract/rows/public-lists'
import { useLocale } from '@/i18n/use-locale'
import styles from './cached-screens.module.css'
import { listNames } from './list-names'

interface CachedScreen {
  to: PagedResource['page']['path']
  label: MessageDescriptor
}

/** Returns the list screens that can be read now in the reader's language, without a network. */
export function useCachedScreens(): CachedScreen[] {
  const cache = useQueryClient().getQueryCache()
  const locale = useLocale()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  const isCached = (resource: PagedResource) =>
    cache.find({ queryKey: listQuery(resource, locale).queryKey })?.state.data !== undefined
  // A string, since the snapshots of a store are compared by identity.
  const names = useSyncExternalStore(
    subscribe,
    () => pagedLists.flatMap((list) => (isCached(list) ? list.name : [])).join(' '),
    () => '',
  ).split(' ')
  return pagedLists
    .filter(({ name }) => names.includes(name))
    .map(({ name, page }) => ({ to: page.path, label: listNames[name].all }))
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
