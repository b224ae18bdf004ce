import { Trans, useLingui } from '@lingui/react/macro'
import { IconPrinter, IconShare } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { saveFile } from '@/lib/save-file'
import type { Case } from '@/site/services/cases/case'
import { Button } from '@/ui/button/button'
import { attempt } from '@/ui/button/share-button'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { notify } from '@/ui/toast/toasts'
import { calendarFile } from './calendar-file'
import { type Dossier, readDossier, writeDossier } from './dossier'
import styles from './dossier-page.module.css'
import { useLetter } from './letter'

/** The dossier of a case: what is at hand, noted and planned; each change is stored at once. */
export function DossierForm({ found }: { found: Case }) {
  const { t } = useLingui()
  const { slug, title, papers } = found
  const [dossier, setDossier] = useState(() => readDossier(slug))
  const [today] = useState(() => new Date().toISOString())
  const letter = useLetter(found, dossier, today)
  const change = (part: Partial<Dossier>) => {
    const next = { ...dossier, ...part }
    setDossier(next)
    if (!writeDossier(slug, next))
      notify('error', t`Cet appareil refuse d’enregistrer : imprimez ou partagez la lettre.`)
  }
  const tick = (id: string, on: boolean) =>
    change({ papers: on ? [...dossier.papers, id] : dossier.papers.filter((other) => other !== id) })
  return (
    <>
      <section aria-labelledby="cas" className={`no-print ${styles.section}`}>
        <h2 id="cas" className={styles.heading}>
          {t(title)}
        </h2>
        <p>
          <Link to="/cas/$slug" params={{ slug }}>
            <Trans>Relire la fiche</Trans>
          </Link>
        </p>
        <fieldset className={styles.papers}>
          <legend className={styles.small}>
            <Trans>Pièces à apporter</Trans>
          </legend>
          {papers.map(({ id, text }) => (
            <label key={id} className={styles.paper}>
              <input
                type="checkbox"
                checked={dossier.papers.includes(id)}
                onChange={(event) => tick(id, event.target.checked)}
              />
              {t(text)}
            </label>
          ))}
        </fieldset>
        <div className={styles.pair}>
          <TextField
            label={t`Votre nom, pour signer la lettre`}
            autoComplete="name"
            value={dossier.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label={t`Référence de l’acte ou de l’affaire`}
            value={dossier.reference}
            onChange={(event) => change({ reference: event.target.value })}
          />
        </div>
        <TextAreaField
          id="notes"
          label={t`Notes`}
          rows={4}
          value={dossier.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
        <Contacts dossier={dossier} onChange={change} />
        <Dates dossier={dossier} title={t(title)} onChange={change} />
      </section>
      <section aria-labelledby="lettre" className={styles.section}>
        <h2 id="lettre" className={`no-print ${styles.heading}`}>
          <Trans>La lettre à la Caisse</Trans>
        </h2>
        <pre className={styles.letter} data-letter>
          {letter}
        </pre>
        <div className={`no-print ${styles.tools}`}>
          <Button onClick={() => window.print()}>
            <IconPrinter aria-hidden />
            <Trans>Imprimer la lettre</Trans>
          </Button>
          <ShareText title={t(title)} text={letter} />
        </div>
      </section>
    </>
  )
}

/** Shares the letter by what the device offers; where it offers nothing, copies it. */
function ShareText({ title, text }: { title: string; text: string }) {
  const { t } = useLingui()
  const share = async () => {
    if ('share' in navigator && (await attempt(() => navigator.share({ title, text }))) !== 'failed') return
    const copied = await attempt(() => navigator.clipboard.writeText(text))
    if (copied === 'done') notify('success', t`Texte copié.`)
    else notify('error', t`Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.`)
  }
  return (
    <Button look="secondary" onClick={() => void share()}>
      <IconShare aria-hidden />
      <Trans>Partager le texte</Trans>
    </Button>
  )
}

type Change = (part: Partial<Dossier>) => void

function Contacts({ dossier: { contacts }, onChange }: { dossier: Dossier; onChange: Change }) {
  const { t } = useLingui()
  return (
    <Rows
      title={t`Contacts`}
      rows={contacts}
      create={() => ({ id: crypto.randomUUID(), who: '', how: '' })}
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

function Dates({ dossier: { dates }, title, onChange }: { dossier: Dossier; title: string; onChange: Change }) {
  const { t } = useLingui()
  return (
    <Rows
      title={t`Dates`}
      rows={dates}
      create={() => ({ id: crypto.randomUUID(), what: '', day: '' })}
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

/** Rows of one kind, each with its fields, that can be added and taken away. */
function Rows<Row extends { id: string }>({
  title,
  rows,
  create,
  adds,
  removes,
  renderTools,
  onChange,
  children,
}: {
  title: string
  rows: Row[]
  create: () => Row
  adds: string
  removes: string
  renderTools?: (row: Row) => ReactNode
  onChange: (rows: Row[]) => void
  children: (row: Row, set: (part: Partial<Row>) => void) => ReactNode
}) {
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.small}>{title}</legend>
      {rows.map((row) => (
        <div key={row.id} className={styles.row}>
          {children(row, (part) => onChange(rows.map((one) => (one.id === row.id ? { ...one, ...part } : one))))}
          <div className={styles.tools}>
            {renderTools?.(row)}
            <Button look="quiet" onClick={() => onChange(rows.filter((one) => one.id !== row.id))}>
              {removes}
            </Button>
          </div>
        </div>
      ))}
      <p>
        <Button look="secondary" onClick={() => onChange([...rows, create()])}>
          {adds}
        </Button>
      </p>
    </fieldset>
  )
}

/** Hands a date to the device's calendar as a file; nothing leaves the device. */
function saveDate(what: string, day: string, title: string) {
  const text = calendarFile({ uid: `${crypto.randomUUID()}@cdec`, day, title: what, text: title }, new Date())
  saveFile(`cdec-${day}.ics`, text, 'text/calendar')
}
