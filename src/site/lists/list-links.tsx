import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { listQuery } from '@/api/queries'
import { type PagedResource, pagedLists } from '@/contract/rows/public-lists'
import { useLocale } from '@/i18n/use-locale'
import styles from './list-links.module.css'
import { listNames } from './list-names'

/** Returns the lists that can be read now in the reader's language, without a network. */
export function useCachedLists(): PagedResource[] {
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
  return pagedLists.filter(({ name }) => names.includes(name))
}

/** Links to the pages of lists. */
export function ListLinks({ lists }: { lists: readonly PagedResource[] }) {
  const { t } = useLingui()
  return (
    <ul role="list" className={`cluster ${styles.links}`}>
      {lists.map(({ name, page }) => (
        <li key={name}>
          <Link to={page.path}>{t(listNames[name].all)}</Link>
        </li>
      ))}
    </ul>
  )
}
