import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { toast } from '@/admin/crud/definition/wording'
import { announce } from '@/admin/crud/notices/notices'
import { copyDraft, type Draft, eraseDraft } from '@/auth/drafts'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { focusTarget } from '@/lib/focus-target'
import styles from './draft-list.module.css'

interface ListedDraft {
  draft: Draft
  screen: ResourceDefinition
}

/** The number of drafts shown at first. */
const shownAtFirst = 3

/** Drafts, each with a link to its form. Erasing one can be undone. */
export function DraftList({
  title,
  drafts,
  isOfOneScreen = false,
  onChange,
}: {
  title: ReactNode
  drafts: readonly ListedDraft[]
  /** The drafts are shown above the list of their screen, and do not name it. */
  isOfOneScreen?: boolean
  onChange: () => void
}) {
  const heading = useId()
  const [isWhole, setIsWhole] = useState(false)
  if (drafts.length === 0) return null
  const rest = drafts.length - shownAtFirst
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul role="list" className={styles.lines}>
        {(isWhole ? drafts : drafts.slice(0, shownAtFirst)).map((draft) => (
          <DraftLine key={draft.draft.key} {...draft} isOfOneScreen={isOfOneScreen} onChange={onChange} />
        ))}
      </ul>
      {rest > 0 && !isWhole && (
        <Button variant="subtle" className={styles.more ?? ''} onClick={() => setIsWhole(true)}>
          <Plural value={rest} one="Afficher l’autre brouillon" other="Afficher les # autres brouillons" />
        </Button>
      )}
    </section>
  )
}

function DraftLine({
  draft,
  screen,
  isOfOneScreen,
  onChange,
}: ListedDraft & { isOfOneScreen: boolean; onChange: () => void }) {
  const { t } = useLingui()
  const link = useId()
  const locale = useLocale()
  const { key, open, record, id, within, name } = draft
  const time = dayAndTime(draft.at, locale)
  const kind = open === 'edit' ? t`modification` : record === undefined ? t`ajout` : t`copie`
  return (
    <li>
      <Link
        id={link}
        to="/Admin/$screen"
        params={{ screen: screen.path }}
        search={(old) => ({ ...(isOfOneScreen && old), open, record, id, within, draft: key })}
        className={styles.name}
      >
        {name || <Trans>Brouillon du {time}</Trans>}
      </Link>
      <span className={`note ${styles.about}`}>
        {[...(isOfOneScreen ? [] : [t(screen.title)]), kind, time].join(' · ')}
      </span>
      <Button
        variant="subtle"
        className={styles.erase ?? ''}
        aria-describedby={link}
        onClick={() => {
          void erase(draft, onChange)
          // The pressed button is removed.
          const heading = document.querySelector('h1')
          if (heading) focusTarget(heading)
        }}
      >
        <Trans>Effacer</Trans>
      </Button>
    </li>
  )
}

async function erase(draft: Draft, onChange: () => void) {
  const store = await copyDraft(draft)
  await eraseDraft(draft)
  onChange()
  announce('success', toast(msg`Brouillon effacé`), { undo: () => void store().then(onChange, onChange) })
}
