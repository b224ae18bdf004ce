import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { loadRichText } from '@/admin/crud/form/load-rich-text'
import { RecordModal } from '@/admin/crud/form/record-modal'
import { useIsNarrow } from '@/admin/crud/form/use-is-narrow'
import { useOfficeTitle } from '@/admin/shell/use-office-title'
import { Button } from '@/ui/button/button'
import { DeleteDialog } from './delete-dialog'
import { ListPages } from './list-pages'
import { ListState } from './list-state'
import { ListToolbar } from './list-toolbar'
import { ParentLink } from './parent-link'
import { RecordCards } from './record-cards'
import styles from './record-screen.module.css'
import { RecordTable } from './record-table'
import { useRecords } from './use-records'
import { useScreenAddress } from './use-screen-address'

/** A list (of the records of one of `parent`'s, where it is nested) with its search, order and pages, and the forms that open over it. */
export function RecordScreen({ screen, parent }: { screen: Screen; parent?: Screen | undefined }) {
  const { t } = useLingui()
  useOfficeTitle(t(screen.title))
  const address = useScreenAddress()
  const records = useRecords(screen, address.search)
  const narrow = useIsNarrow()
  const { q, filter, within } = address.search
  const asks = Boolean(q ?? filter)
  const isLoaded = records.state === 'loaded'
  useEffect(() => {
    if (isLoaded && Object.values(screen.fields).some(({ kind }) => kind === 'html')) void loadRichText()
  }, [isLoaded, screen])
  const isEmpty = isLoaded && records.found === 0
  const List = narrow ? RecordCards : RecordTable
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <div>
          {parent && within !== undefined && <ParentLink screen={parent} record={within} />}
          <h1 tabIndex={-1}>{t(screen.title)}</h1>
          <p className={styles.subtitle}>{t(screen.subtitle)}</p>
        </div>
        <Button onClick={() => address.open('create')}>
          <IconPlus aria-hidden />
          {t(screen.words.add)}
        </Button>
      </div>
      <ListToolbar screen={screen} address={address} narrow={narrow} found={isLoaded ? records.found : undefined} />
      <ListState screen={screen} records={records} asks={asks} address={address} />
      {isLoaded && !isEmpty && (
        <>
          <List screen={screen} rows={records.rows} address={address} />
          <ListPages records={records} address={address} />
        </>
      )}
      {isEmpty && asks && (
        <div className={styles.none}>
          <p>
            <Trans>Aucune ligne ne correspond à la recherche.</Trans>
          </p>
          <Button look="quiet" onClick={() => address.change({ q: undefined, filter: undefined })}>
            <Trans>Tout afficher</Trans>
          </Button>
        </div>
      )}
      <RecordModal screen={screen} records={records} address={address} />
      <DeleteDialog screen={screen} records={records} address={address} />
    </div>
  )
}
