import { useLingui } from '@lingui/react/macro'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import type { Case } from '@/site/services/cases/case'
import type { Dossier } from './dossier'

/** The letter to the institution with the subject and what was noted, as plain text: it is printed and shared as it stands. `written` is an ISO moment. */
export function useLetter({ title, papers }: Case, dossier: Dossier, written: string): string {
  const { t } = useLingui()
  const locale = useLocale()
  const { name, reference, notes, contacts, dates } = dossier
  const subject = t(title)
  const today = longDate(written, locale)
  const here = papers.filter(({ id }) => dossier.papers.includes(id)).map(({ text }) => t(text))
  const missing = papers.filter(({ id }) => !dossier.papers.includes(id)).map(({ text }) => t(text))
  const listed = (heading: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [[heading, ...entries.map((entry) => `– ${entry}`)].join('\n')]
  return [
    name,
    t`À la Caisse des Dépôts et Consignations, Yaoundé`,
    t`Le ${today}`,
    [t`Objet : ${subject}`, reference && t`Référence : ${reference}`].filter(Boolean).join('\n'),
    t`Madame, Monsieur,`,
    t`Ma demande porte sur le cas « ${subject} ». Je vous remercie de me confirmer les pièces à apporter, les frais et les délais.`,
    ...listed(t`Pièces en ma possession :`, here),
    ...listed(t`Pièces qui me manquent encore :`, missing),
    notes.trim(),
    ...listed(
      t`Dates :`,
      dates.flatMap(({ what, day }) => (day === '' ? [] : [[longDate(day, locale), what].filter(Boolean).join(', ')])),
    ),
    ...listed(
      t`Contacts :`,
      contacts.flatMap(({ who, how }) => [who, how].filter(Boolean).join(', ') || []),
    ),
    t`Je vous prie d’agréer, Madame, Monsieur, l’expression de ma considération distinguée.`,
    name,
  ]
    .filter(Boolean)
    .join('\n\n')
}
