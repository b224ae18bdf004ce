// Imported before the styles that override it.
import '@/admin/ui/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import styles from './chosen-document.module.css'
import type { PdfFacts } from './pdf-facts'
import { type Proposals, proposalsFrom } from './proposals'

/** A field for which a document can propose a value. */
export interface ProposedField {
  name: string
  label: string
  about: keyof Proposals
  isHtml: boolean
}

/** Access to the fields of the form in which the document was chosen. */
export interface FormAccess {
  fields: readonly ProposedField[]
  valueOf: (name: string) => unknown
  change: (name: string, value: string) => void
}

/** Proposes values for the other fields of the form. A value is applied only when its button is pressed. */
export function DocumentProposals({ facts, form }: { facts: PdfFacts; form: FormAccess }) {
  const { t } = useLingui()
  const locale = useLocale()
  const proposals = useMemo(() => proposalsFrom(facts), [facts])
  const proposed = form.fields.flatMap(({ name, label, about, isHtml }) => {
    const text = proposals[about]
    return text === ''
      ? []
      : [{ name, label, value: isHtml ? htmlOf(text) : text, shown: about === 'date' ? longDate(text, locale) : text }]
  })
  if (proposed.length === 0) return null
  return (
    <section aria-label={t`Proposé d’après le document`} className={styles.proposals}>
      <p>
        <Trans>Proposé d’après le document :</Trans>
      </p>
      <ul>
        {proposed.map((one) => (
          <Proposal key={one.name} {...one} form={form} />
        ))}
      </ul>
    </section>
  )
}

function Proposal({
  name,
  label,
  value,
  shown,
  form,
}: {
  name: string
  label: string
  value: string
  shown: string
  form: FormAccess
}) {
  const { t } = useLingui()
  /** The value of the field before the proposal was applied. */
  const [before, setBefore] = useState<string>()
  const press = () => {
    const held = form.valueOf(name)
    form.change(name, before ?? value)
    setBefore(before === undefined ? (typeof held === 'string' ? held : '') : undefined)
  }
  return (
    <li>
      <span>
        {t`${label} :`} <q>{shown}</q>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={before === undefined ? t`Reprendre – ${label}` : t`Remettre comme avant – ${label}`}
        onClick={press}
      >
        {before === undefined ? <Trans>Reprendre</Trans> : <Trans>Remettre comme avant</Trans>}
      </Button>
    </li>
  )
}

const htmlOf = (text: string) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
