import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/keys'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import type { Mode } from '@/admin/crud/definition/values'
import type { Records } from '@/admin/crud/list/use-records'
import type { ScreenAddress } from '@/admin/crud/list/use-screen-address'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'
import { Spinner } from '@/ui/states/spinner'
import { announce } from './notices'
import { RecordForm } from './record-form'

/** Reads the record before its form opens. When that fails, it says so and closes. */
export function RecordLoader({
  screen,
  mode,
  records,
  address,
  onClose,
}: {
  screen: Screen
  mode: Mode
  records: Records
  address: ScreenAddress
  /** The reader wants to leave the form. */
  onClose: () => void
}) {
  const { record, within } = address.search
  const fromList = screen.editsRow === true
  const nameless = mode === 'edit' && (record === undefined || record === '')
  // In French whatever the interface speaks: the provider translates, and its translation must never replace the text.
  const list = useQuery({ ...adminListQuery(screen.resource, 'fr'), enabled: mode === 'edit' && fromList })
  const read = useQuery({
    ...adminRecordQuery(screen.resource, record ?? '', 'fr'),
    enabled: mode === 'edit' && !fromList && !nameless,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const row = fromList ? rowOf(screen, list.data ?? [], record ?? '') : freshRow(read)
  const { error, isSuccess } = fromList ? list : read
  const lost = mode === 'edit' && (nameless || error !== null || (isSuccess && fromList && row === undefined))

  useEffect(() => {
    if (!lost) return
    const text = nameless ? screen.keyless?.read : undefined
    announce('error', text ? { as: 'toast', text } : noticeOf(screen.outcomes.read.failed, error))
    address.close()
    // Said once, when it is lost; the address changes with every render of the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lost])

  const wanted = records.state === 'loading' && screen.within !== undefined
  if (lost || wanted || (mode === 'edit' && row === undefined)) return <Spinner label={<Trans>Chargement…</Trans>} />
  return (
    <RecordForm
      screen={screen}
      mode={mode}
      row={row}
      recordKey={record}
      parent={within}
      onClose={onClose}
      onSaved={() => address.close({ saved: true })}
    />
  )
}

/** The record once this opening of the form has read it: an older copy may have been changed by somebody else. */
function freshRow({ data, isFetchedAfterMount }: { data: object | undefined; isFetchedAfterMount: boolean }) {
  return isFetchedAfterMount ? data : undefined
}
