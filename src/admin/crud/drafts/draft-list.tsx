import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { type Draft, eraseClosedDraft } from '@/auth/drafts'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { focusTarget } from '@/lib/focus-target'
import styles from './draft-list.module.css'
import { EraseDialog } from './erase-dialog'

/** The number of drafts shown at first. */
const shownAtFirst = 3

/** The drafts of a screen, each with a link to its form. */
export function DraftList({
  screen,
  drafts,
  onChange,
}: {
  screen: ResourceDefinition
  drafts: readonly Draft[]
  onChange: () => void
}) {
  const heading = useId()
  const [isWhole, setIsWhole] = useState(false)
  const rest = drafts.length - shownAtFirst
  return (
    <section className={`panel ${styles.box}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        <Trans>Brouillons</Trans>
      </h2>
      <ul role="list" className={styles.lines}>
        {(isWhole ? drafts : drafts.slice(0, shownAtFirst)).map((draft) => (
          <DraftLine key={draft.key} draft={draft} screen={screen} onChange={onChange} />
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

function DraftLine({ draft, screen, onChange }: { draft: Draft; screen: ResourceDefinition; onChange: () => void }) {
  const { t } = useLingui()
  const link = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { key, open, record, within, name, at } = draft
  const time = dayAndTime(at, useLocale())
  return (
    <li>
      <Link
        id={link}
        to="/Admin/$screen"
        params={{ screen: screen.path }}
        search={(old) => ({ ...old, open, record, within, draft: key })}
        className={styles.name}
      >
        {name || <Trans>Brouillon du {time}</Trans>}
      </Link>
      <span className={`note ${styles.about}`}>
        {open === 'edit' ? t`modification` : t`ajout`} · {time}
      </span>
      <Button variant="subtle" className={styles.erase ?? ''} aria-describedby={link} onClick={() => setIsAsking(true)}>
        <Trans>Effacer</Trans>
      </Button>
      {isAsking && (
        <EraseDialog
          onErase={() => {
            void eraseClosedDraft(draft).then(onChange)
            // The line of the pressed button is removed.
            const heading = document.querySelector('h1')
            if (heading) focusTarget(heading)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}
