import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Screen } from '@/admin/crud/definition/definition'
import { NoticeText } from '@/admin/crud/form/notice-text'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/states/empty-state'
import { Spinner } from '@/ui/states/spinner'
import styles from './list-state.module.css'
import type { Records } from './use-records'
import type { ScreenAddress } from './use-screen-address'

/** What stands in the place of the rows, or above them: loading, a failure with a way on, nothing yet. */
export function ListState({
  screen,
  records,
  asks,
  address,
}: {
  screen: Screen
  records: Records
  /** Whether the rows are searched or filtered. */
  asks: boolean
  address: ScreenAddress
}) {
  const { t } = useLingui()
  const { state, failure, found } = records
  if (state === 'loading') return <Spinner label={<Trans>Chargement…</Trans>} />
  if (failure) {
    const here = failure.as === 'place'
    return (
      <div className={styles.failure} role={here ? 'alert' : undefined}>
        <IconAlertTriangle aria-hidden />
        <p>
          {here && failure.title && (
            <strong>
              <NoticeText text={failure.title} />{' '}
            </strong>
          )}
          {here && failure.text ? <NoticeText text={failure.text} /> : <Trans>La liste n’a pas pu être chargée.</Trans>}
        </p>
        <Button look="secondary" onClick={records.retry}>
          <Trans>Réessayer</Trans>
        </Button>
      </div>
    )
  }
  if (found > 0 || asks) return null
  return (
    <EmptyState action={<Button onClick={() => address.open('create')}>{t(screen.words.add)}</Button>}>
      <strong className={styles.empty}>{t(screen.empty.title)}</strong>
      {screen.empty.hint && t(screen.empty.hint)}
    </EmptyState>
  )
}
