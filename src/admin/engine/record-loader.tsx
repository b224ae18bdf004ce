import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { adminRecordQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import { Spinner } from '@/ui/spinner'
import type { Screen } from './definition'
import { rowOf } from './keys'
import { announce } from './notices'
import { noticeOf } from './outcomes'
import { RecordForm } from './record-form'
import type { Records } from './use-records'
import type { ScreenAddress } from './use-screen-address'
import type { Mode } from './values'

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
  const query = useQuery({
    ...adminRecordQuery(screen.resource, record ?? '', useLocale()),
    enabled: mode === 'edit' && !fromList && !nameless,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const row = fromList && record !== undefined ? rowOf(screen, records.all, record) : freshRow(query)
  const lost = mode === 'edit' && (nameless || query.isError || (fromList && row === undefined && isRead(records)))

  useEffect(() => {
    if (!lost) return
    const text = nameless ? screen.keyless?.read : undefined
    announce('error', text ? { as: 'toast', text } : noticeOf(screen.outcomes.read.failed, query.error))
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

const isRead = ({ state }: Records) => state !== 'loading'
