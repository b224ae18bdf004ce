import { useLingui } from '@lingui/react/macro'
import { longDate } from '@/i18n/dates'
import { formatNumber } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { seenText } from '@/lib/seen-text'
import type { Case } from '@/site/services/cases/case'
import { type Dossier, missingPapers, purposeOf } from './dossier'

/**
 * The letter to the institution, as plain text in the form that an administration expects: it is printed and shared as it
 * stands. What is to be stated is not in it. `written` is an ISO date.
 */
export function useLetter(found: Case, dossier: Dossier, written: string): string {
  const { t } = useLingui()
  const locale = useLocale()
  const [name, reference] = [seenText(dossier.name), seenText(dossier.reference)]
  const subject = t(found.title)
  const today = longDate(written, locale)
  const purpose = purposeOf(found, dossier)
  const amount = amountText(dossier.amount, locale)
  const joined = found.papers.filter(
    ({ id, purpose: of, isInformation }) => of === purpose && !isInformation && dossier.papers.includes(id),
  )
  const missing = missingPapers(found, dossier)
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
  return [
    name,
    t`À la Direction générale de la Caisse des Dépôts et Consignations, Yaoundé`,
    t`Le ${today}`,
    [subjects[purpose], reference && t`Référence : ${reference}`].filter(Boolean).join('\n'),
    t`Madame, Monsieur,`,
    requests[purpose],
    joined.length > 0 &&
      [t`À l’appui de ma demande, je joins :`, ...joined.map(({ text }, index) => `${index + 1}. ${t(text)}`)].join(
        '\n',
      ),
    joined.length > 0 &&
      missing.length > 0 &&
      [t`Je produirai dès que possible :`, ...missing.map(({ text }) => `– ${t(text)}`)].join('\n'),
    dossier.notes.trim(),
    t`Dans l’attente d’une suite favorable, je vous prie d’agréer, Madame, Monsieur, l’expression de ma haute considération.`,
    name,
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
