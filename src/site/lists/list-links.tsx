import type { QueryCache } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { type PagedResource, pagedLists } from '@/contract/rows/public-lists'
import { useLocale } from '@/i18n/use-locale'
import { useCacheValue } from '@/pwa/query-cache/use-cache-value'
import { usePageTitle } from '@/ui/text/page-title'
import styles from './list-links.module.css'

/** Returns the lists that can be read now in the reader's language, without a network. */
export function useCachedLists(): PagedResource[] {
  const locale = useLocale()
  const isCached = (cache: QueryCache, list: PagedResource) =>
    cache.find({ queryKey: listQuery(list, locale).queryKey })?.state.data !== undefined
  // A string, because the value is compared by identity.
  const names = useCacheValue(
    (cache) => pagedLists.flatMap((list) => (isCached(cache, list) ? list.name : [])).join(' '),
    '',
  ).split(' ')
  return pagedLists.filter(({ name }) => names.includes(name))
}

/** Links to the pages of lists. */
export function ListLinks({ lists }: { lists: readonly PagedResource[] }) {
  const titleOf = usePageTitle()
  return (
    <ul role="list" className={`cluster ${styles.links}`}>
      {lists.map(({ name, page }) => (
        <li key={name}>
          <Link to={page.path}>{titleOf(page.path)}</Link>
        </li>
      ))}
    </ul>
  )
}
