import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { adminListQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import type { Records } from './use-records'

interface Created {
  id: number
  /** The list that marks the record; absent until the form of the record is closed. */
  marked?: { order: string; all: readonly Row[] }
}

/**
 * Marks the record that was created last, and shows its page. The mark ends with the next change of the search, the
 * order or the rows.
 */
export function useCreated(screen: ResourceDefinition, records: Records, { search, change }: ScreenAddress) {
  const locale = useLocale()
  const [created, setCreated] = useState<Created>()
  const { q, filter, sort, size, open } = search
  const order = JSON.stringify([q, filter, sort, size])
  if (created?.marked && (created.marked.order !== order || created.marked.all !== records.all)) setCreated(undefined)

  const isCreated = ({ id }: Row) => id === created?.id
  const match = records.matching.find(isCreated)
  const cached = match ?? records.all.find(isCreated)
  // Where the provider searches, `records.all` is only a search result.
  const { data = [] } = useQuery({
    ...adminListQuery(screen.resource, locale),
    enabled: created !== undefined && open === undefined && cached === undefined,
  })
  const row = cached ?? data.find(isCreated)

  const onClosed = useEffectEvent(() => {
    if (created === undefined || created.marked) return
    const index = match ? records.matching.indexOf(match) : -1
    const page = index === -1 ? records.page : Math.floor(index / records.size) + 1
    setCreated({ id: created.id, marked: { order, all: records.all } })
    if (page !== records.page) change({ page: page === 1 ? undefined : page }, { replace: true })
  })
  useEffect(() => {
    if (open === undefined && row !== undefined) onClosed()
  }, [open, row])

  const lastMark = useRef<string>(undefined)
  /** Scrolls to the row and focuses it, once. */
  const [reveal] = useState(() => (element: HTMLElement | null) => {
    const at = element?.dataset['created']
    if (!element || at === lastMark.current) return
    lastMark.current = at
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  })
  return {
    setCreated: (id: number | undefined) => setCreated(id === undefined ? undefined : { id }),
    mark: created?.marked &&
      row && {
        row,
        /** Its position among the matching rows, from 1; undefined when the search or the filter excludes it. */
        line: match && records.matching.indexOf(match) + 1,
        reveal,
      },
  }
}

export type Mark = NonNullable<ReturnType<typeof useCreated>['mark']>
