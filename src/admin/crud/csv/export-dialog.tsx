import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { Dialog, DialogActions, DialogBody } from '@/admin/ui/dialog'
import { todayInCameroon } from '@/contract/birthday'
import { useLocale } from '@/i18n/use-locale'
import { foldText } from '@/lib/fold-text'
import { saveFile } from '@/lib/save-file'
import { notify } from '@/ui/toast/toasts'
import styles from './csv.module.css'
import { type DateStyle, listAsCsv } from './export'

/** Saves the list or its selected rows as a CSV file. */
export function ExportDialog({
  screen,
  columns,
  listed,
  selected,
  onClose,
}: {
  screen: ResourceDefinition
  /** The shown columns of the list, in their order. */
  columns: ResourceDefinition['columns']
  listed: readonly object[]
  selected: readonly object[]
  onClose: () => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const [dates, setDates] = useState<DateStyle>('local')
  const [scope, setScope] = useState(selected.length > 0 ? 'selected' : 'listed')
  const rows = scope === 'selected' ? selected : listed
  const save = async () => {
    saveFile(
      `${foldText(t(screen.many)).replaceAll(/[^a-z0-9]+/g, '-')}-${todayInCameroon()}.csv`,
      await listAsCsv(columns, rows, { locale, dates }),
      'text/csv;charset=utf-8',
    )
    notify('success', <Plural value={rows.length} one="# fiche exportée" other="# fiches exportées" />)
    onClose()
  }
  return (
    <Dialog title={<Trans>Exporter la liste</Trans>} onClose={onClose}>
      <DialogBody>
        <p>
          <Trans>Un fichier CSV qu’un tableur ouvre, avec les colonnes et l’ordre de la liste.</Trans>
        </p>
        <div className={styles.fields}>
          {selected.length > 0 && (
            <NativeSelect
              label={t`Fiches`}
              value={scope}
              onChange={(event) => setScope(event.currentTarget.value)}
              data={[
                { value: 'selected', label: t`La sélection` },
                { value: 'listed', label: t`Toute la liste` },
              ]}
            />
          )}
          {columns.some(({ kind }) => kind === 'date') && (
            <NativeSelect
              label={t`Dates`}
              value={dates}
              onChange={(event) => setDates(event.currentTarget.value === 'iso' ? 'iso' : 'local')}
              data={[
                { value: 'local', label: t`Jour, mois, année (31/12/2026)` },
                { value: 'iso', label: t`Internationales (2026-12-31)` },
              ]}
            />
          )}
        </div>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button onClick={() => void save()} data-autofocus>
            <Plural value={rows.length} one="Exporter # fiche" other="Exporter # fiches" />
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
