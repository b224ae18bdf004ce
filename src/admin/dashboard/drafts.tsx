import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { readDraft } from '@/admin/crud/form/stored-drafts'
import type { ScreenSearch } from '@/admin/crud/list/screen-search'
import { listReminders, removeReminder } from '@/admin/crud/reminders/reminders'
import { screenOf } from '@/admin/registry'
import { officePrefix } from '@/auth/drafts'
import { useAccount } from '@/auth/use-account'
import { todayInCameroon } from '@/contract/birthday'
import { dayAndTime, longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { session } from '@/lib/storage'
import styles from './contents-overview.module.css'
import dashboard from './dashboard-page.module.css'

interface ListedDraft {
  id: string
  /** When it was last typed at, in milliseconds. */
  at: number
  /** The day of its reminder. */
  on?: string
}

/** What this user has typed and not saved: what is to be taken up again, what is in this tab, and what is to come. */
export function Drafts() {
  const user = useAccount()?.id
  const box = useRef<HTMLDivElement>(null)
  const refresh = useReader()
  if (user === undefined) return null
  const today = todayInCameroon()
  const reminders: ListedDraft[] = listReminders(user).map(({ id, on, draft }) => ({ id, on, at: draft.at }))
  const reminded = new Set(reminders.map(({ id }) => id))
  const isDue = ({ on = '' }: ListedDraft) => on <= today

  const remove = (id: string) => {
    removeReminder(id, user)
    refresh()
    // The button that was pressed goes.
    box.current?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} className={styles.drafts}>
      <DraftList
        title={<Trans>Brouillons à reprendre</Trans>}
        drafts={reminders.filter(isDue)}
        isDue
        onRemove={remove}
      />
      <DraftList
        title={<Trans>Brouillons dans cet onglet</Trans>}
        drafts={listDrafts(user).filter(({ id }) => !reminded.has(id))}
      />
      <DraftList
        title={<Trans>Rappels à venir</Trans>}
        drafts={reminders.filter((one) => !isDue(one))}
        onRemove={remove}
      />
    </div>
  )
}

/** Renders again when asked for, and when another tab has changed what is on the device. */
function useReader() {
  const [, setCount] = useState(0)
  const refresh = () => setCount((count) => count + 1)
  useEffect(() => {
    const onStorage = () => setCount((count) => count + 1)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return refresh
}

function DraftList({
  title,
  drafts,
  isDue = false,
  onRemove,
}: {
  title: ReactNode
  drafts: readonly ListedDraft[]
  isDue?: boolean
  onRemove?: (id: string) => void
}) {
  const { t } = useLingui()
  const heading = useId()
  const locale = useLocale()
  const listed = drafts.flatMap(({ id, at, on }) => {
    const [name, record = 'new', parent] = id.split(':')
    const screen = screenOf(name)
    return screen
      ? [{ id, at, day: on && longDate(on, locale), screen, record, within: Number(parent) || undefined }]
      : []
  })
  if (listed.length === 0) return null
  return (
    <section className={`${dashboard.box} ${isDue ? styles.due : ''}`} aria-labelledby={heading}>
      <h2 id={heading} className={dashboard.boxTitle}>
        {title}
      </h2>
      <ul role="list" className={styles.lines}>
        {listed.map(({ id, at, day, screen, record, within }) => (
          <li key={id}>
            <Link
              id={`${heading}${id}`}
              to="/Admin/$screen"
              params={{ screen: screen.path }}
              search={searchOf(record, within)}
            >
              {t(screen.title)} <DraftOf record={record} />
            </Link>
            <span className={styles.about}>
              {dayAndTime(at, locale)}
              {day !== undefined && (
                <>
                  {' · '}
                  <Trans>rappel du {day}</Trans>
                </>
              )}
            </span>
            {onRemove && (
              <Button
                variant="subtle"
                className={styles.remove ?? ''}
                aria-describedby={`${heading}${id}`}
                onClick={() => onRemove(id)}
              >
                <Trans>Retirer le rappel</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const copyPrefix = 'copy-'

function DraftOf({ record }: { record: string }) {
  if (record === 'new') return <Trans>(nouvelle fiche)</Trans>
  if (record.startsWith(copyPrefix)) return <Trans>(copie de la fiche {record.slice(copyPrefix.length)})</Trans>
  return <Trans>(fiche {record})</Trans>
}

/** The form that a draft was typed in. */
function searchOf(record: string, within: number | undefined): ScreenSearch {
  if (record === 'new') return { open: 'create', within }
  if (record.startsWith(copyPrefix)) return { open: 'create', record: record.slice(copyPrefix.length), within }
  return { open: 'edit', record, within }
}

/** The user's drafts in this tab, the newest first. */
function listDrafts(user: number): ListedDraft[] {
  return session
    .keys(officePrefix)
    .map((key) => key.slice(officePrefix.length))
    .flatMap((id) => {
      const found = readDraft(id, user)
      return found ? [{ id, at: found.at }] : []
    })
    .sort((one, other) => other.at - one.at)
}
