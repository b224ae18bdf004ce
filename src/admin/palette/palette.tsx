import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { idBesideSlug, keyOf } from '@/admin/crud/definition/identity'
import { menu } from '@/admin/registry'
import { Dialog } from '@/admin/ui/dialog'
import { adminListQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import { foldedWords, foldText } from '@/lib/fold-text'
import styles from './palette.module.css'

interface Entry {
  id: string
  label: string
  /** The screen of a record. */
  of: string
  /** The text to match: without accents and case. */
  text: string
  screen: string
  search: { open?: 'create' | 'edit'; record?: number | string; id?: number | string | undefined }
}

/** The maximum number of entries of a kind. */
const maxFound = 8

const listed = menu.flatMap(({ screens }) => screens)

/**
 * The command palette: finds screens, actions and records of every resource by a few letters. Lists are read when it opens. It
 * has its own list box: Mantine's `Combobox` would add Floating UI, 14 KiB, to every screen, and its Spotlight has no ARIA
 * roles.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const words = foldedWords(typed)
  const { screens, actions, records, reading, unread } = useEntries()
  const groups = [
    { label: t`Écrans`, ...matching(screens, words) },
    { label: t`Actions`, ...matching(actions, words) },
    { label: t`Fiches`, ...matching(words.length === 0 ? [] : records, words) },
  ].filter(({ entries }) => entries.length > 0)
  const offered = groups.flatMap(({ entries }) => entries)
  const count = offered.length
  const total = groups.reduce((sum, { found }) => sum + found, 0)
  // By its id: a list that is read meanwhile adds entries before it.
  const [chosen, setChosen] = useState('')
  const current = offered.find((one) => one.id === chosen) ?? offered[0]
  const optionIdOf = (entry: Entry) => `${id}${entry.id}`

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      const next = offered[((current ? offered.indexOf(current) : 0) + step + count) % count]
      if (next === undefined) return
      setChosen(next.id)
      document.getElementById(optionIdOf(next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      go(current)
    }
  }

  function go(entry: Entry) {
    onClose()
    void navigate({
      to: '/Admin/$screen',
      params: { screen: entry.screen },
      search: entry.search,
    })
  }

  return (
    <Dialog title={<Trans>Aller à…</Trans>} onClose={onClose}>
      <div className={styles.body}>
        <TextInput
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={current && optionIdOf(current)}
          aria-autocomplete="list"
          autoComplete="off"
          label={t`Écran, action ou titre d’une fiche`}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen('')
          }}
        />
        <p role="status" className={`note ${styles.count}`}>
          {words.length > 0 && reading && <Trans>Lecture des fiches…</Trans>}
          {words.length > 0 && !reading && count > 0 && count === total && (
            <Plural value={count} one="# proposition" other="# propositions" />
          )}
          {words.length > 0 && !reading && count < total && (
            <Trans>
              {count} propositions sur {total} : précisez la recherche pour voir les autres.
            </Trans>
          )}
          {count === 0 && !reading && <Trans>Rien ne correspond.</Trans>}
          {words.length > 0 && unread !== '' && (
            <>
              {' '}
              <Trans>Liste qui n’a pas pu être lue : {unread}.</Trans>
            </>
          )}
        </p>
        <div id={id} role="listbox" aria-label={t`Propositions`} className={styles.options}>
          {groups.map(({ label, entries }) => (
            <div key={label} role="group" aria-label={label}>
              <p aria-hidden className={`small strong ${styles.group}`}>
                {label}
              </p>
              {entries.map((entry) => (
                <Option
                  key={entry.id}
                  id={optionIdOf(entry)}
                  entry={entry}
                  isCurrent={entry === current}
                  onChoose={go}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

function Option({
  id,
  entry,
  isCurrent,
  onChoose,
}: {
  id: string
  entry: Entry
  isCurrent: boolean
  onChoose: (entry: Entry) => void
}) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      <span>{entry.label}</span>
      {entry.of && <span className="note">{entry.of}</span>}
    </button>
  )
}

function useEntries() {
  const { t } = useLingui()
  const locale = useLocale()
  const lists = useQueries({
    queries: listed.map(({ resource }) => adminListQuery(resource, locale)),
    combine: (results) => ({
      rows: results.map(({ data }) => data),
      reading: results.some(({ isPending }) => isPending),
      failed: results.map(({ isError }) => isError),
    }),
  })
  const screens = listed.map(({ path, title }) => entry(path, t(title), '', path, {}))
  const actions = listed.map(({ path, title, words }) =>
    entry(`+${path}`, t(words.add), t(title), path, { open: 'create' }),
  )
  const records = useMemo(
    () =>
      listed.flatMap((screen, n) =>
        (lists.rows[n] ?? []).map((row) => {
          const record = keyOf(screen, row)
          return entry(`${screen.path} ${record}`, screen.nameOf(row), t(screen.title), screen.path, {
            open: 'edit',
            record,
            id: idBesideSlug(screen, row),
          })
        }),
      ),
    [lists, t],
  )
  const unread = listed
    .filter((_screen, n) => lists.failed[n])
    .map(({ title }) => t(title))
    .join(', ')
  return { screens, actions, records, reading: lists.reading, unread }
}

const entry = (id: string, label: string, of: string, screen: string, search: Entry['search']): Entry => ({
  id,
  label,
  of,
  text: foldText(`${label} ${of}`),
  screen,
  search,
})

function matching(entries: readonly Entry[], words: readonly string[]) {
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)))
  return { entries: found.slice(0, maxFound), found: found.length }
}
