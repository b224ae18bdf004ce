// Before the styles that refine it.
import '@/admin/shell/mantine.css'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { dropDraft, latestDraft, storeDraft } from '@/admin/crud/reminders/reminders'
import { setUnsaved } from '@/auth/unsaved-input'
import { useAccount } from '@/auth/use-account'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { htmlToText } from '@/lib/html-to-text'
import styles from './draft.module.css'
import { type Draft, takeReturn } from './stored-drafts'
import type { Value, Values } from './values'

/** The id of the user a form was opened by, whoever signs in meanwhile in another tab. */
function useAuthor(): number | undefined {
  const present = useAccount()?.id
  const [author, setAuthor] = useState(present)
  useEffect(() => setAuthor((known) => known ?? present), [present])
  return author
}

/**
 * Stores what is typed in a form, and offers what was typed before: `offered` waits for an answer. After a sign-in that
 * interrupted the form it is restored at once. `chooseAgain` are the names of the files a draft cannot hold, by field.
 */
export function useDraft(id: string, form: UseFormReturnType<Values>) {
  const user = useAuthor()
  const [offered, setOffered] = useState<Draft>()
  const [restored, setRestored] = useState<Draft>()
  const { values } = form
  const isDirty = form.isDirty()

  function restore(draft: Draft) {
    // What was typed while the draft was on offer is newer than the draft.
    const untouched = Object.entries(draft.values).filter(([name]) => name in values && !form.isDirty(name))
    form.setValues(Object.fromEntries(untouched))
    setOffered(undefined)
    setRestored(draft)
  }

  const onFound = useEffectEvent((draft: Draft) => (takeReturn(id) ? restore(draft) : setOffered(draft)))
  useEffect(() => {
    const draft = user === undefined ? null : latestDraft(id, user)
    if (draft !== null) onFound(draft)
  }, [id, user])

  useEffect(() => {
    setUnsaved(id, isDirty)
    return () => setUnsaved(id, false)
  }, [id, isDirty])

  const isWritten = useRef(false)
  useEffect(() => {
    if (user === undefined || (!isDirty && !isWritten.current)) return
    if (isDirty) storeDraft(id, { user, at: Date.now(), ...storable(values) })
    // Everything was put back as it was: there is nothing left to offer.
    else dropDraft(id, user)
    isWritten.current = isDirty
  }, [id, user, isDirty, values])

  return {
    offered,
    author: user,
    isRestored: restored !== undefined,
    chooseAgain: restored?.files ?? {},
    accept: () => offered && restore(offered),
    erase: () => {
      if (user !== undefined) dropDraft(id, user)
      setOffered(undefined)
    },
  }
}

function storable(values: Values): Pick<Draft, 'values' | 'files'> {
  const draft: Pick<Draft, 'values' | 'files'> = { values: {}, files: {} }
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') draft.values[name] = value
    const files = value instanceof File ? [value] : Array.isArray(value) ? value : []
    if (files.length > 0) draft.files[name] = files.map((file) => file.name)
  }
  return draft
}

/** What was typed here before and not saved: from when, where it differs, and whether to restore it. */
export function DraftOffer({
  screen,
  draft: { offered, isRestored, accept, erase },
  saved,
  onErased,
}: {
  screen: Screen
  draft: ReturnType<typeof useDraft>
  saved: Values
  onErased: () => void
}) {
  const { _ } = useLingui()
  const locale = useLocale()
  const title = useId()
  const box = useRef<HTMLDivElement>(null)
  const time = offered && dayAndTime(offered.at, locale)
  return (
    // The button that was pressed goes: the message in its place takes the focus.
    <div ref={box} tabIndex={-1} className={styles.box}>
      {!offered && isRestored && (
        <Alert color="yellow" role="status" className={styles.alert ?? ''}>
          <Trans>Votre saisie a été retrouvée. Vous pouvez l’enregistrer.</Trans>
        </Alert>
      )}
      {offered && (
        <Alert
          color="yellow"
          role="region"
          aria-labelledby={title}
          icon={<IconHistory aria-hidden />}
          title={
            <h3 id={title} className={styles.title}>
              <Trans>Un brouillon du {time} n’a pas été enregistré</Trans>
            </h3>
          }
          className={styles.alert ?? ''}
        >
          <dl className={styles.list}>
            {differences(offered, saved).map(({ name, before, after }) => {
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
                erase()
                onErased()
              }}
            >
              <Trans>Effacer le brouillon</Trans>
            </Button>
          </div>
        </Alert>
      )}
    </div>
  )
}

function differences(draft: Draft, saved: Values) {
  const texts = Object.entries(draft.values).map(([name, after]) => ({ name, before: saved[name] ?? '', after }))
  const files = Object.entries(draft.files).map(([name, names]) => ({ name, before: '', after: names.join(', ') }))
  return [...texts, ...files]
    .filter(({ before, after }) => before !== after)
    .map(({ name, before, after }) => ({ name, before: short(before), after: short(after) }))
}

function short(value: Value) {
  const text = typeof value === 'string' ? htmlToText(value) : ''
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}
