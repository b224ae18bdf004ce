// Before the styles that refine it.
import '@/admin/ui/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Paper, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { Screen } from '@/admin/crud/definition/definition'
import { isSameState, readViews, removeView, saveView, type View } from './views'
import styles from './views.module.css'

/** The saved views of a list: opened, saved, overwritten, renamed and removed. `cols` are the columns as they are now. */
export function ViewsPanel({
  id,
  screen,
  address: { search, change },
  cols,
  onClose,
}: {
  id: string
  screen: Screen
  address: ScreenAddress
  cols: string
  onClose: () => void
}) {
  const { t } = useLingui()
  const { path } = screen
  const { q, filter, check, sort, size, view: current, within } = search
  const [views, setViews] = useState(() => readViews(path))
  /** The name of the view that is renamed. */
  const [renamed, setRenamed] = useState<string>()
  const saved = views.find(({ name }) => name === current)
  const [typed, setTyped] = useState(saved ? '' : (current ?? ''))
  const [removed, setRemoved] = useState<View>()
  const input = useRef<HTMLInputElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that had the focus has gone with its view.
    if (removed) restore.current?.focus()
  }, [removed])
  /** The view that was overwritten or restored: the button that did it has gone, and its link has the focus. */
  const [written, setWritten] = useState<{ name: string }>()
  const writtenLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (written) writtenLink.current?.focus()
  }, [written])

  const state = { q, filter, check, sort, size, cols }
  const name = typed.trim()
  const taken = views.find((view) => view.name === name)
  const isRefused = renamed !== undefined && taken !== undefined && name !== renamed
  const save = (view: View, instead?: string) => {
    setViews(saveView(path, view, instead))
    setRemoved(undefined)
    if (instead === undefined || instead === current) change({ ...view.state, view: view.name }, { replace: true })
  }
  const write = (view: View, instead?: string) => {
    save(view, instead)
    setWritten({ name: view.name })
  }
  function submit() {
    const source = views.find((view) => view.name === renamed)
    if (name === '' || isRefused) return input.current?.focus()
    if (source) save({ ...source, name }, source.name)
    else save({ name, state })
    setRenamed(undefined)
    setTyped('')
  }
  function remove(view: View) {
    setViews(removeView(path, view.name))
    setRemoved(view)
    if (view.name === current) change({ view: undefined }, { replace: true })
  }
  const isEmpty = [q, filter, check, sort, search.cols].every((part) => part === undefined)

  return (
    <Paper id={id} component="section" aria-label={t`Vues enregistrées`} className={styles.panel}>
      <ul role="list">
        <li className={styles.view}>
          <Link
            to="/Admin/$screen"
            params={{ screen: path }}
            activeOptions={{ exact: true }}
            search={{ within }}
            className={styles.open}
            aria-current={current === undefined && isEmpty ? 'true' : undefined}
            onClick={onClose}
          >
            <Trans>Toutes les fiches</Trans>
          </Link>
        </li>
        {views.map((view) => (
          <li key={view.name} className={styles.view}>
            <Link
              ref={view.name === written?.name ? writtenLink : undefined}
              to="/Admin/$screen"
              params={{ screen: path }}
              activeOptions={{ exact: true }}
              search={{ ...view.state, view: view.name, within }}
              className={styles.open}
              aria-current={view === saved ? 'true' : undefined}
              onClick={onClose}
            >
              {view.name}{' '}
              {view === saved && !isSameState(view.state, state) && (
                <span className={styles.always}>
                  <Trans>(modifiée)</Trans>
                </span>
              )}
            </Link>
            <ActionIcon
              aria-label={t`Renommer la vue ${view.name}`}
              onClick={() => {
                setRenamed(view.name)
                setTyped(view.name)
                input.current?.focus()
              }}
            >
              <IconPencil aria-hidden size="1.2rem" />
            </ActionIcon>
            <ActionIcon color="red" aria-label={t`Supprimer la vue ${view.name}`} onClick={() => remove(view)}>
              <IconTrash aria-hidden size="1.2rem" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            <Trans>Vue supprimée : {removed.name}</Trans>{' '}
            <Button ref={restore} variant="subtle" px="sm" onClick={() => write(removed, removed.name)}>
              <Trans context="undo">Annuler</Trans>
            </Button>
          </p>
        )}
      </div>
      {saved && !isSameState(saved.state, state) && (
        <Button variant="light" fullWidth onClick={() => write({ name: saved.name, state })}>
          <Trans>Remplacer la vue {saved.name}</Trans>
        </Button>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextInput
          ref={input}
          label={renamed === undefined ? t`Enregistrer la liste telle qu’elle est, sous le nom` : t`Nouveau nom`}
          maxLength={60}
          autoComplete="off"
          value={typed}
          error={isRefused && <Trans>Une autre vue porte ce nom.</Trans>}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={styles.end}>
          {renamed !== undefined && (
            <Button
              variant="default"
              onClick={() => {
                setRenamed(undefined)
                setTyped('')
                input.current?.focus()
              }}
            >
              <Trans>Annuler</Trans>
            </Button>
          )}
          <Button type="submit">
            {renamed !== undefined ? (
              <Trans>Renommer</Trans>
            ) : taken ? (
              <Trans>Remplacer</Trans>
            ) : (
              <Trans>Enregistrer la vue</Trans>
            )}
          </Button>
        </div>
      </form>
    </Paper>
  )
}
