import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/form/notices'
import { adminListQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import { arrange, pageOf } from './arrange'
import type { ScreenSearch } from './screen-search'

const usualSizes = [25, 50, 100] as const

/** The rows of a list as its address asks for them, and how far reading them has got. */
export function useRecords(screen: Screen, search: ScreenSearch) {
  const locale = useLocale()
  const onProvider = screen.resource.search !== undefined
  const { q: sought = '', filter = '', sort = '' } = search
  const asked = onProvider ? sought : ''
  const query = useQuery({ ...adminListQuery(screen.resource, locale, asked), placeholderData: keepPreviousData })
  const { data, error, isError } = query
  const sizes = screen.pageSizes ?? usualSizes
  const size = search.size !== undefined && sizes.includes(search.size) ? search.size : (sizes[0] ?? usualSizes[0])

  const rows = useMemo(() => {
    const all = data ?? []
    return screen.within ? all.filter((row) => screen.within?.of(row) === search.within) : all
  }, [data, screen, search.within])
  const ordered = useMemo(
    () => arrange(screen, rows, { search: onProvider ? '' : sought, filter, sort }, locale),
    [screen, rows, onProvider, sought, filter, sort, locale],
  )

  const failure = isError ? noticeOf(screen.outcomes.list.failed, error) : undefined
  useEffect(() => {
    if (!isError) return
    const notice = noticeOf(screen.outcomes.list.failed, error)
    if (notice.as !== 'place') announce('error', notice)
  }, [screen, isError, error])

  return {
    ...pageOf(ordered, search.page ?? 1, size),
    all: rows,
    size,
    sizes,
    failure,
    state: data ? ('loaded' as const) : isError ? ('failed' as const) : ('loading' as const),
    retry: () => void query.refetch(),
  }
}

export type Records = ReturnType<typeof useRecords>
