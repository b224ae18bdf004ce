import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { IconHistory } from '@tabler/icons-react'
import type { Screen } from '@/admin/crud/definition/definition'
import type { Values } from '@/admin/crud/definition/values'
import type { Draft } from '@/auth/drafts'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { htmlToText as plainWords } from '@/lib/html-to-text'
import { Button } from '@/ui/button/button'
import styles from './draft-offer.module.css'
import type { Editor } from './use-editor'

/** What was typed here before and not saved: from when, where it differs, and whether to take it up again. */
export function DraftOffer({ screen, editor }: { screen: Screen; editor: Editor }) {
  const { _ } = useLingui()
  const locale = useLocale()
  const { offered, wasRestored, accept, forget } = editor.draft
  if (!offered) {
    return wasRestored ? (
      <p role="status" className={styles.restored}>
        <Trans>Votre saisie a été retrouvée. Vous pouvez l’enregistrer.</Trans>
      </p>
    ) : null
  }
  const time = dayAndTime(offered.at, locale)
  return (
    <section className={styles.offer} aria-labelledby="draft-title">
      <h3 id="draft-title" className={styles.title}>
        <IconHistory aria-hidden />
        <Trans>Un brouillon du {time} n’a pas été enregistré</Trans>
      </h3>
      <dl className={styles.list}>
        {differences(offered, editor.saved).map(({ name, before, after }) => {
          const field = screen.fields[name]
          return (
            <div key={name}>
              <dt>{field && 'label' in field ? _(field.label) : name}</dt>
              <dd>
                {before && <del>{before}</del>} <ins>{after || '—'}</ins>
              </dd>
            </div>
          )
        })}
      </dl>
      <div className={styles.actions}>
        <Button onClick={accept}>
          <Trans>Reprendre le brouillon</Trans>
        </Button>
        <Button look="secondary" onClick={forget}>
          <Trans>Effacer le brouillon</Trans>
        </Button>
      </div>
    </section>
  )
}

function differences(draft: Draft, saved: Values) {
  const texts = Object.entries(draft.values).map(([name, after]) => ({ name, before: saved[name] ?? '', after }))
  const files = Object.entries(draft.files).map(([name, names]) => ({ name, before: '', after: names.join(', ') }))
  return [...texts, ...files]
    .filter(({ before, after }) => before !== after)
    .map(({ name, before, after }) => ({ name, before: short(before), after: short(after) }))
}

function short(value: Values[string]) {
  const text = typeof value === 'string' ? plainWords(value) : ''
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}
