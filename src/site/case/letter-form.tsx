import { Trans, useLingui } from '@lingui/react/macro'
import { IconPrinter, IconShare } from '@tabler/icons-react'
import { useToday } from '@/i18n/use-today'
import type { Case, Purpose } from '@/site/services/cases/case'
import { shareText } from '@/site/share/dialog/share'
import { Button } from '@/ui/button/button'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { notify } from '@/ui/toast/toasts'
import { type Dossier, purposeOf } from './dossier'
import styles from './dossier.module.css'
import { useLetter } from './letter'
import type { ChangeDossier } from './use-dossier'

/** The notes for a case and the letter made from them; each change is stored at once. */
export function LetterForm({ found, dossier, onChange }: { found: Case; dossier: Dossier; onChange: ChangeDossier }) {
  const { t } = useLingui()
  const today = useToday()
  const letter = useLetter(found, dossier, today)
  const bind = (field: 'name' | 'amount' | 'reference' | 'notes') => ({
    value: dossier[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <>
      <div className="no-print stack">
        <Purposes found={found} dossier={dossier} onChange={onChange} />
        <div className={`stack ${styles.pair}`}>
          <TextField label={t`Votre nom, pour signer la lettre`} autoComplete="name" {...bind('name')} />
          <TextField label={t`Montant, en francs CFA`} inputMode="numeric" {...bind('amount')} />
          <TextField label={t`Référence de l’acte ou de l’affaire`} {...bind('reference')} />
        </div>
        <TextAreaField id="notes" label={t`Ce que vous voulez ajouter`} rows={4} {...bind('notes')} />
      </div>
      <pre className={`panel ${styles.letter}`} aria-label={t`La lettre à la Caisse`}>
        {letter}
      </pre>
      <div className="no-print buttons">
        <Button onClick={printLetter}>
          <IconPrinter aria-hidden />
          <Trans>Imprimer la lettre</Trans>
        </Button>
        <ShareLetter title={t(found.title)} text={letter} />
      </div>
    </>
  )
}

/** The purpose of the letter. */
function Purposes({ found, dossier, onChange }: { found: Case; dossier: Dossier; onChange: ChangeDossier }) {
  const { t } = useLingui()
  const labels: Record<Purpose, string> = { deposit: t`Déposer une somme`, claim: t`Récupérer une somme` }
  const offered = (['deposit', 'claim'] as const).filter((one) => found.papers.some(({ purpose }) => purpose === one))
  if (offered.length < 2) return null
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.small}>
        <Trans>Votre demande</Trans>
      </legend>
      {offered.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name="demande"
            checked={purposeOf(found, dossier) === one}
            onChange={() => onChange({ purpose: one })}
          />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** Shares the letter by what the device offers; where it offers nothing, copies it. */
function ShareLetter({ title, text }: { title: string; text: string }) {
  const { t } = useLingui()
  const share = async () => {
    const outcome = await shareText({ title, text }, text)
    if (outcome === 'copied') notify('success', t`Texte copié.`)
    if (outcome === 'failed')
      notify('error', t`Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.`)
  }
  return (
    <Button look="secondary" onClick={() => void share()}>
      <IconShare aria-hidden />
      <Trans>Partager le texte</Trans>
    </Button>
  )
}

/** Prints the letter alone; the style sheet hides the rest while the attribute is set. */
function printLetter() {
  const { dataset } = document.documentElement
  dataset.printed = 'letter'
  window.addEventListener('afterprint', () => delete dataset.printed, { once: true })
  window.print()
}
