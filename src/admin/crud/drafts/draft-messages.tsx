import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useRef } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isSame } from '@/admin/crud/record/snapshot'
import type { Value, Values } from '@/admin/crud/record/values'
import { RecordAlert } from '@/admin/ui/record-alert'
import styles from '@/admin/ui/record-alert.module.css'
import { type Draft, maxDraftBytes, type NotStored } from '@/auth/drafts'
import { dayAndTime } from '@/i18n/dates'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { htmlToText } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'
import type { useDraft } from './use-draft'

/** Offers to restore or erase an earlier draft, with its date and its differences. */
export function DraftOffer({
  screen,
  draft: { offered, isRestored, accept, refuse },
  saved,
  onErased,
}: {
  screen: ResourceDefinition
  draft: ReturnType<typeof useDraft>
  saved: Values
  onErased: () => void
}) {
  const { _ } = useLingui()
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const time = offered && dayAndTime(offered.at, locale)
  return (
    // Takes the focus when the pressed button is removed.
    <div ref={box} tabIndex={-1} className={styles.box}>
      {!offered && isRestored && (
        <Alert color="yellow" role="status" className={styles.alert ?? ''}>
          <Trans>Votre saisie a été retrouvée. Vous pouvez l’enregistrer.</Trans>
        </Alert>
      )}
      {offered && (
        <RecordAlert
          color="yellow"
          role="region"
          icon={<IconHistory aria-hidden />}
          title={<Trans>Un brouillon du {time} n’a pas été enregistré</Trans>}
        >
          <dl className={`stack gap-1 small ${styles.list}`}>
            {differences(offered, saved).map(({ name, before, after, isFormat }) => {
              const field = screen.fields[name]
              return (
                <div key={name}>
                  <dt>{field && 'label' in field ? _(field.label) : name}</dt>
                  <dd>
                    {isFormat ? (
                      <Trans>Mise en forme changée</Trans>
                    ) : (
                      <>
                        {before && <del>{before}</del>} <ins>{after || '—'}</ins>
                      </>
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
          <div className={`buttons gap-2 ${styles.actions}`}>
            <Button
              onClick={() => {
                accept()
                box.current?.focus()
              }}
            >
              <Trans>Reprendre le brouillon</Trans>
            </Button>
            <Button
              variant="default"
              onClick={() => {
                refuse()
                onErased()
              }}
            >
              <Trans>Effacer le brouillon</Trans>
            </Button>
          </div>
        </RecordAlert>
      )}
    </div>
  )
}

/** Returns what was edited in a draft, beside the record as it is now. */
function differences(draft: Draft, saved: Values) {
  const texts = Object.entries(draft.values)
    .filter(([name, text]) => !isSame(text, draft.base[name] ?? ''))
    .map(([name, after]) => ({ name, before: saved[name] ?? '', after }))
  const files = [...new Set([...Object.keys(draft.files), ...Object.keys(draft.missing)])].map((name) => {
    const names = [...(draft.files[name] ?? []).map((file) => file.name), ...(draft.missing[name] ?? [])]
    return { name, before: '', after: names.join(', ') }
  })
  return [...texts, ...files]
    .filter(({ before, after }) => before !== after)
    .map(({ name, before, after }) => ({ name, ...excerpts(textOf(before), textOf(after)) }))
}

const textOf = (value: Value) => (typeof value === 'string' ? htmlToText(value) : '')

/** Returns two texts from a few words before their first difference; `isFormat` where their words are the same. */
function excerpts(before: string, after: string) {
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = same < 30 ? 0 : before.lastIndexOf(' ', same - 20) + 1
  const excerpt = (text: string) => (start > 0 ? '…' : '') + shorten(text.slice(start), 90)
  return { before: excerpt(before), after: excerpt(after), isFormat: before === after && before !== '' }
}

/** Tells which parts of the open form are not stored as a draft, and the consequence. */
export function NotStoredMessage({ text = false, files }: NotStored) {
  const maxSize = size(maxDraftBytes, useLocale())
  if (text)
    return (
      <Trans>
        Cet appareil n’a plus de place pour un brouillon : enregistrez avant de quitter, ou la saisie sera perdue.
      </Trans>
    )
  if (files === undefined) return null
  const names = files.names.join(', ')
  return (
    <>
      {files.why === 'weight' ? (
        <Trans>
          Trop lourd pour le brouillon, qui garde {maxSize} de fichiers au plus : {names}.
        </Trans>
      ) : (
        <Trans>Cet appareil ne garde pas les fichiers dans le brouillon : {names}.</Trans>
      )}{' '}
      <Plural
        value={files.names.length}
        one="Si vous quittez sans enregistrer, il sera à choisir de nouveau."
        other="Si vous quittez sans enregistrer, ils seront à choisir de nouveau."
      />
    </>
  )
}
