import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/fields/text-field'
import { calendarFile } from './calendar-file'
import type { Dossier } from './dossier'
import styles from './dossier.module.css'
import type { ChangeDossier } from './use-dossier'

export function Contacts({ dossier: { contacts }, onChange }: { dossier: Dossier; onChange: ChangeDossier }) {
  const { t } = useLingui()
  return (
    <Rows
      title={t`Contacts`}
      rows={contacts}
      blank={{ who: '', how: '' }}
      adds={t`Ajouter un contact`}
      removes={t`Retirer le contact`}
      onChange={(rows) => onChange({ contacts: rows })}
    >
      {({ who, how }, set) => (
        <>
          <TextField label={t`Qui`} value={who} onChange={(event) => set({ who: event.target.value })} />
          <TextField
            label={t`Téléphone ou courriel`}
            value={how}
            onChange={(event) => set({ how: event.target.value })}
          />
        </>
      )}
    </Rows>
  )
}

export function Dates({
  dossier: { dates },
  title,
  onChange,
}: {
  dossier: Dossier
  title: string
  onChange: ChangeDossier
}) {
  const { t } = useLingui()
  return (
    <Rows
      title={t`Dates`}
      rows={dates}
      blank={{ what: '', day: '' }}
      adds={t`Ajouter une date`}
      removes={t`Retirer la date`}
      renderTools={({ what, day }) =>
        day !== '' && (
          <Button look="secondary" onClick={() => saveDate(what || title, day, title)}>
            <Trans>Ajouter au calendrier</Trans>
          </Button>
        )
      }
      onChange={(rows) => onChange({ dates: rows })}
    >
      {({ what, day }, set) => (
        <>
          <TextField label={t`Quoi`} value={what} onChange={(event) => set({ what: event.target.value })} />
          <TextField label={t`Quand`} type="date" value={day} onChange={(event) => set({ day: event.target.value })} />
        </>
      )}
    </Rows>
  )
}

type Row<Fields> = Fields & { id: string }

/** Rows of one kind, each with its fields, that can be added and removed. */
function Rows<Fields extends Record<string, string>>({
  title,
  rows,
  blank,
  adds,
  removes,
  renderTools,
  onChange,
  children,
}: {
  title: string
  rows: Row<Fields>[]
  blank: Fields
  adds: string
  removes: string
  renderTools?: (row: Row<Fields>) => ReactNode
  onChange: (rows: Row<Fields>[]) => void
  children: (row: Row<Fields>, set: (part: Partial<Fields>) => void) => ReactNode
}) {
  return (
    <fieldset className="stack">
      <legend className={styles.small}>{title}</legend>
      {rows.map((row) => (
        <div key={row.id} className={`stack ${styles.row}`}>
          {children(row, (part) => onChange(rows.map((one) => (one.id === row.id ? { ...one, ...part } : one))))}
          <div className={`buttons ${styles.tools}`}>
            {renderTools?.(row)}
            <Button look="quiet" onClick={() => onChange(rows.filter((one) => one.id !== row.id))}>
              {removes}
            </Button>
          </div>
        </div>
      ))}
      <p>
        <Button look="secondary" onClick={() => onChange([...rows, { ...blank, id: crypto.randomUUID() }])}>
          {adds}
        </Button>
      </p>
    </fieldset>
  )
}

/** Downloads a date as a file for the device's calendar; nothing leaves the device. */
function saveDate(what: string, day: string, title: string) {
  const text = calendarFile({ uid: `${crypto.randomUUID()}@cdec`, day, title: what, text: title }, new Date())
  saveFile(`cdec-${day}.ics`, text, 'text/calendar')
}
