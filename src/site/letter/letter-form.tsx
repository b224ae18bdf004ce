import { Trans, useLingui } from '@lingui/react/macro'
import { IconPrinter, IconShare } from '@tabler/icons-react'
import { longDate } from '@/i18n/dates'
import { formatNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/i18n/use-today'
import { seenText } from '@/lib/seen-text'
import { share } from '@/lib/share'
import { type Dossier, requiredPapers } from '@/site/dossier/dossier'
import styles from '@/site/dossier/dossier.module.css'
import type { Case } from '@/site/services/cases/case'
import type { Purpose } from '@/site/services/families/family'
import { Button } from '@/ui/button/button'
import { useCanPrint } from '@/ui/button/reading-tools'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { notify } from '@/ui/toast/toasts'

interface Props {
  currentCase: Case
  purpose: Purpose
  dossier: Dossier
  onChange: (part: Partial<Dossier>) => void
  onPurpose: (purpose: Purpose) => void
}

/** The notes for a case and the letter made from them; each change is stored at once. */
export function LetterForm({ currentCase, purpose, dossier, onChange, onPurpose }: Props) {
  const { t } = useLingui()
  const today = useToday()
  const letter = useLetter(currentCase, purpose, dossier, today)
  const bind = (field: Exclude<keyof Dossier, 'papers' | 'purpose'>) => ({
    value: dossier[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <>
      <div className="no-print stack">
        <Purposes purpose={purpose} onPurpose={onPurpose} />
        <div className={`stack ${styles.pair}`}>
          <TextField label={t`Votre nom, pour signer la lettre`} autoComplete="name" {...bind('name')} />
          <TextField label={t`Votre adresse`} autoComplete="address-line1" {...bind('address')} />
          <TextField label={t`Votre téléphone`} type="tel" autoComplete="tel" {...bind('phone')} />
          <TextField label={t`Votre NIU, si vous en avez un`} {...bind('niu')} />
          <TextField label={t`Lieu où vous écrivez`} autoComplete="address-level2" {...bind('place')} />
          <TextField label={t`Montant, en francs CFA`} inputMode="numeric" {...bind('amount')} />
          <TextField label={t`Référence de l’acte ou de l’affaire`} {...bind('reference')} />
        </div>
        <TextAreaField id="notes" label={t`Ce que vous voulez ajouter`} rows={4} {...bind('notes')} />
      </div>
      <pre className={`panel ${styles.letter}`} aria-label={t`La lettre à la Caisse`}>
        {letter}
      </pre>
      <div className="no-print buttons">
        {useCanPrint() && (
          <Button onClick={printLetter}>
            <IconPrinter aria-hidden />
            <Trans>Imprimer la lettre</Trans>
          </Button>
        )}
        <ShareLetter title={t(currentCase.title)} text={letter} />
      </div>
    </>
  )
}

/** The purpose of the letter, which is that of the page. */
function Purposes({ purpose, onPurpose }: Pick<Props, 'purpose' | 'onPurpose'>) {
  const { t } = useLingui()
  const labels: Record<Purpose, string> = { deposit: t`Déposer une somme`, claim: t`Récupérer une somme` }
  return (
    <fieldset className={`buttons ${styles.choices}`}>
      <legend className={`minor ${styles.small}`}>
        <Trans>Votre demande</Trans>
      </legend>
      {(['deposit', 'claim'] as const).map((side) => (
        <label key={side} className={styles.choice}>
          <input type="radio" name="demande" checked={purpose === side} onChange={() => onPurpose(side)} />
          {labels[side]}
        </label>
      ))}
    </fieldset>
  )
}

/** Shares the letter by what the device offers; where it offers nothing, copies it. */
function ShareLetter({ title, text }: { title: string; text: string }) {
  const { t } = useLingui()
  const press = async () => {
    const outcome = await share({ title, text }, text)
    if (outcome === 'copied') notify('success', t`Texte copié.`)
    if (outcome === 'failed')
      notify('error', t`Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.`)
  }
  return (
    <Button look="secondary" onClick={() => void press()}>
      <IconShare aria-hidden />
      <Trans>Partager le texte</Trans>
    </Button>
  )
}

/**
 * Prints the letter alone; the style sheet hides the rest while the attribute is set, until the reader does anything else.
 * `afterprint` comes at once in some browsers, and never in others.
 */
function printLetter() {
  const { dataset } = document.documentElement
  dataset.printed = 'letter'
  window.print()
  const ends = new AbortController()
  const end = () => {
    delete dataset.printed
    ends.abort()
  }
  for (const event of ['pointerdown', 'keydown', 'popstate'])
    window.addEventListener(event, end, { signal: ends.signal, capture: true })
}

/**
 * The letter to the institution, as plain text in the form that an administration expects: it is printed and shared as it
 * stands. What is to be stated is not in it. `date` is an ISO date.
 */
function useLetter(currentCase: Case, purpose: Purpose, dossier: Dossier, date: string): string {
  const { t } = useLingui()
  const locale = useLocale()
  const name = seenText(dossier.name)
  const address = seenText(dossier.address)
  const phone = seenText(dossier.phone)
  const niu = seenText(dossier.niu)
  const place = seenText(dossier.place)
  const reference = seenText(dossier.reference)
  const subject = t(currentCase.title)
  const today = longDate(date, locale)
  const amount = amountText(dossier.amount, locale)
  const enclosures = currentCase.sides[purpose].papers.filter(({ id }) => dossier.papers.includes(id))
  const missing = requiredPapers(currentCase, purpose).filter(({ id }) => !dossier.papers.includes(id))
  const requests = {
    deposit: amount
      ? t`J’ai l’honneur de vous demander de bien vouloir recevoir la somme de ${amount} francs CFA, au titre suivant : ${subject}.`
      : t`J’ai l’honneur de vous demander de bien vouloir recevoir une somme, au titre suivant : ${subject}.`,
    claim: amount
      ? t`J’ai l’honneur de solliciter la restitution de la somme de ${amount} francs CFA, détenue au titre suivant : ${subject}.`
      : t`J’ai l’honneur de solliciter la restitution de la somme détenue au titre suivant : ${subject}.`,
  }
  const subjects = {
    deposit: t`Objet : versement d’une somme (${subject})`,
    claim: t`Objet : demande de restitution (${subject})`,
  }
  const lines = (...all: readonly (string | false)[]) => all.filter(Boolean).join('\n')
  return [
    lines(name, address, phone && t`Téléphone : ${phone}`, niu && t`NIU : ${niu}`),
    t`À la Direction générale de la Caisse des Dépôts et Consignations, Yaoundé`,
    place ? t`${place}, le ${today}` : t`Le ${today}`,
    lines(subjects[purpose], reference && t`Référence : ${reference}`),
    t`Madame, Monsieur,`,
    requests[purpose],
    dossier.notes.trim(),
    t`Dans l’attente d’une suite favorable, je vous prie d’agréer, Madame, Monsieur, l’expression de ma haute considération.`,
    // Room for a signature by hand.
    lines(t`Signature :`, ' ', ' ', ' ', name),
    enclosures.length > 0 &&
      lines(t`Pièces jointes :`, ...enclosures.map(({ text }, index) => `${index + 1}. ${t(text)}`)),
    enclosures.length > 0 &&
      missing.length > 0 &&
      lines(t`Je produirai dès que possible :`, ...missing.map(({ text }) => `– ${t(text)}`)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The currency as people write it, beside an amount that may stand before or after it. */
const currency = /(?<!\p{L})(?:francs?|frs?|f?\.?c\.?f\.?a\.?f?|xaf|f)(?!\p{L})\.?/giu

/** Groups the digits of an amount; returns any other text as it was typed, without its currency. */
function amountText(typed: string, locale: Locale): string {
  const amount = seenText(typed).replaceAll(currency, ' ').replaceAll(/\s+/g, ' ').trim()
  const digits = amount.replaceAll(/\s|[.,](?=\d{3}(?!\d))/g, '')
  return /^\d{1,15}$/.test(digits) ? formatNumber(Number(digits), locale) : amount
}
