import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { emptyTexts, wordOf } from '@/admin/crud/definition/wording'
import { EmptyState } from '@/ui/states/empty-state'
import styles from './empty-list.module.css'
import type { Records } from './use-records'

/** Shown for a list without records, or without any that match the search. */
export function EmptyList({
  screen,
  records,
  address,
}: {
  screen: ResourceDefinition
  records: Records
  address: ScreenAddress
}) {
  const { q, filter } = address.search
  if (q ?? filter) {
    return (
      <div className={`stack gap-2 soft ${styles.none}`}>
        <p>
          <Trans>Aucune fiche ne correspond à la recherche.</Trans>
        </p>
        <Button variant="subtle" onClick={() => address.change({ q: undefined, filter: undefined })}>
          <Trans>Tout afficher</Trans>
        </Button>
      </div>
    )
  }
  // A list whose reload has failed may not be empty any more.
  if (records.failure) return null
  const { title, hint } = emptyTexts(screen)
  return (
    <EmptyState action={<Button onClick={() => address.open('create')}>{wordOf(screen, 'add')}</Button>}>
      <strong className={styles.empty}>{title}</strong>
      {hint}
    </EmptyState>
  )
}
