import './palette.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { wordOf } from '@/admin/crud/definition/wording'
import { menu } from '@/admin/registry'
import { foldedWords, foldText } from '@/lib/fold-text'

const [store, { open }] = createSpotlight()

const screens = menu.flatMap((group) => group.screens)

/**
 * The command palette: finds screens and their forms by a few letters. It opens with each of the `presses`. The ARIA roles of a
 * combobox are given here, because Spotlight has none.
 */
export function Palette({ presses }: { presses: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const { query, selected } = useSpotlight(store)
  useEffect(() => {
    if (presses > 0) open()
  }, [presses])

  const groups = useGroups(query)
  const allEntries = groups.flatMap(({ entries }) => entries)
  // The types of Spotlight leave out what it passes on to the scroll area.
  const listbox = { viewportProps: { id, role: 'listbox', 'aria-label': t`Propositions` } }

  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      // Writes a style element, which the content policy refuses.
      lockScroll={false}
      attributes={{ content: { 'aria-label': t`Aller à…` } }}
    >
      <Spotlight.Search
        role="combobox"
        aria-label={t`Écran ou action`}
        placeholder={t`Écran ou action`}
        aria-expanded={allEntries.length > 0}
        aria-controls={allEntries.length > 0 ? id : undefined}
        aria-activedescendant={selected in allEntries ? `${id}-${selected}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        // An arrow key moves the selection, of which Spotlight does not tell who reads its store.
        onKeyDown={() => queueMicrotask(() => store.setState({ ...store.getState() }))}
      />
      {groups.length > 0 && (
        <Spotlight.ActionsList {...listbox}>
          {groups.map(({ label, entries }) => (
            <Spotlight.ActionsGroup key={label} label={label} role="group" aria-label={label}>
              {entries.map((entry) => (
                <Spotlight.Action
                  key={entry.label}
                  renderRoot={(props) => <button {...props} id={`${id}-${allEntries.indexOf(entry)}`} />}
                  role="option"
                  aria-selected={allEntries.indexOf(entry) === selected}
                  label={entry.label}
                  onClick={() =>
                    void navigate({ to: '/Admin/$screen', params: { screen: entry.path }, search: entry.search })
                  }
                />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      <Spotlight.Empty role="status" hidden={allEntries.length > 0}>
        {allEntries.length === 0 && <Trans>Rien ne correspond.</Trans>}
      </Spotlight.Empty>
    </Spotlight.Root>
  )
}

/** Returns the screens and their forms whose names contain all words of a query. */
function useGroups(query: string) {
  const { t } = useLingui()
  const words = foldedWords(query)
  const toCreate = { open: 'create' as const }
  const all = [
    { label: t`Écrans`, entries: screens.map(({ path, title }) => ({ path, label: t(title), search: {} })) },
    {
      label: t`Actions`,
      entries: screens.map((screen) => ({ path: screen.path, label: wordOf(screen, 'add'), search: toCreate })),
    },
  ]
  return all
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((entry) => words.every((word) => foldText(entry.label).includes(word))),
    }))
    .filter(({ entries }) => entries.length > 0)
}
