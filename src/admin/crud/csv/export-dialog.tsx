import { i18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { type Column, shownValue } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { Dialog, DialogActions, DialogBody } from '@/admin/ui/dialog'
import { todayInCameroon } from '@/contract/birthday'
import { writtenNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { foldText } from '@/lib/fold-text'
import { isoDayOf } from '@/lib/iso-day'
import { notify } from '@/ui/toast/toasts'
import { saveCsv, writeCsv } from './csv'
import styles from './csv.module.css'

/** Saves the list or its selected rows as a CSV file. */
export function ExportDialog({
  screen,
  listed,
  selected,
  onClose,
}: {
  screen: ResourceDefinition
  listed: readonly object[]
  selected: readonly object[]
  onClose: () => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const { columns } = screen
  const [dates, setDates] = useState<DateStyle>('local')
  const [scope, setScope] = useState(selected.length > 0 ? 'selected' : 'listed')
  const rows = scope === 'selected' ? selected : listed
  const save = async () => {
    const name = foldText(t(screen.many)).replaceAll(/[^a-z0-9]+/g, '-')
    saveCsv(`${name}-${todayInCameroon()}`, await listAsCsv(columns, rows, { locale, dates }))
    notify('success', <Plural value={rows.length} one="# fiche exportée" other="# fiches exportées" />)
    onClose()
  }
  return (
    <Dialog title={<Trans>Exporter la liste</Trans>} onClose={onClose}>
      <DialogBody>
        <p>
          <Trans>Un fichier CSV qu’un tableur ouvre, avec les colonnes et l’ordre de la liste.</Trans>
        </p>
        <div className={`stack gap-3 ${styles.fields}`}>
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

/** `iso`: 2026-03-03, `local`: 03/03/2026. */
type DateStyle = 'iso' | 'local'

/** Resolves to a list as CSV text with the column labels as header, in the number format and separator of the language. */
export function listAsCsv(
  columns: readonly Column<object>[],
  rows: readonly object[],
  { locale, dates }: { locale: Locale; dates: DateStyle },
): Promise<string> {
  const head = columns.map(({ label }) => i18n._(label))
  const cells = rows.map((row) => columns.map((column) => cellText(column, row, locale, dates)))
  return writeCsv([head, ...cells], locale)
}

function cellText(column: Column<object>, row: object, locale: Locale, dates: DateStyle): string {
  const value = column.read(row)
  if (value === null || value === '') return ''
  switch (column.kind) {
    // Without thousands separators, with which a spreadsheet reads a number as text.
    case 'amount':
    case 'number':
      return writtenNumber(Number(value), locale)
    case 'date':
      return dates === 'iso' ? isoDayOf(String(value)) : isoDayOf(String(value)).split('-').toReversed().join('/')
    default:
      return shownValue(column, value, locale)
  }
}
