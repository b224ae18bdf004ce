// Before the styles that refine it.
import '@/admin/shell/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { keyOf } from '@/admin/crud/definition/keys'
import { menu } from '@/admin/registry'
import { Dialog } from '@/admin/shell/dialog'
import { adminListQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import { foldText } from '@/lib/fold-text'
import styles from './palette.module.css'

interface Entry {
  id: string
  label: string
  /** Where it belongs: the screen of a record. */
  of: string
  /** What is compared: without accents and case. */
  text: string
  screen: string
  search: { open?: 'create' | 'edit'; record?: number | string }
}

/** How many of a kind are offered. */
const most = 8

const listed = menu.flatMap(({ screens }) => screens)

/** Screens, actions and the records of every resource by a few letters of their names. Its lists are read when it opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const words = foldText(useDeferredValue(typed)).split(/\s+/).filter(Boolean)
  const { screens, actions, records, reading } = useEntries()
  const groups = [
    { label: t`Écrans`, entries: matching(screens, words) },
    { label: t`Actions`, entries: matching(actions, words) },
    { label: t`Fiches`, entries: words.length === 0 ? [] : matching(records, words) },
  ].filter(({ entries }) => entries.length > 0)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const combobox = useCombobox({ opened: true })
  const selectFirst = useEffectEvent(() => void combobox.selectFirstOption())
  const first = groups[0]?.entries[0]?.id
  useEffect(() => {
    if (first !== undefined) selectFirst()
  }, [first])

  function go(chosen: string) {
    const entry = groups.flatMap(({ entries }) => entries).find((one) => one.id === chosen)
    if (entry === undefined) return
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
        <Combobox store={combobox} onOptionSubmit={go}>
          <Combobox.EventsTarget>
            <TextInput
              data-autofocus
              label={t`Écran, action ou titre d’une fiche`}
              value={typed}
              aria-controls={id}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Combobox.EventsTarget>
          <p role="status" className={styles.count}>
            {words.length > 0 && !reading && <Trans>{count} propositions</Trans>}
            {words.length > 0 && reading && <Trans>Lecture des fiches…</Trans>}
          </p>
          <Combobox.Options id={id} className={styles.options} aria-label={t`Propositions`}>
            {groups.map(({ label, entries }) => (
              <Combobox.Group key={label} label={label}>
                {entries.map((entry) => (
                  <Combobox.Option key={entry.id} value={entry.id} className={styles.option}>
                    <span>{entry.label}</span>
                    {entry.of && <span className={styles.of}>{entry.of}</span>}
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            ))}
            {count === 0 && !reading && (
              <Combobox.Empty>
                <Trans>Rien ne correspond.</Trans>
              </Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox>
      </div>
    </Dialog>
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
          })
        }),
      ),
    [lists, t],
  )
  return { screens, actions, records, reading: lists.reading }
}

const entry = (id: string, label: string, of: string, screen: string, search: Entry['search']): Entry => ({
  id,
  label,
  of,
  text: foldText(`${label} ${of}`),
  screen,
  search,
})

const matching = (entries: readonly Entry[], words: readonly string[]) => {
  const found: Entry[] = []
  for (const one of entries) {
    if (found.length === most) break
    if (words.every((word) => one.text.includes(word))) found.push(one)
  }
  return found
}
