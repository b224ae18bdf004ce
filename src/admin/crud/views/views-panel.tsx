// Imported first, so that the styles below override it.
import '@/admin/ui/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Paper, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isSameState, readViews, removeView, saveView, type View } from './views'
import styles from './views.module.css'

interface PanelProps {
  id: string
  screen: ResourceDefinition
  address: ScreenAddress
  /** The ids of the shown columns, joined by dots. */
  cols: string
  onClose: () => void
}

/** Opens, saves, overwrites, renames and removes the saved views of a list. */
export function ViewsPanel({ id, screen, address, cols, onClose }: PanelProps) {
  const { t } = useLingui()
  const { q, filter, sort, size, view: current, within } = address.search
  const state = { q, filter, sort, size, cols }
  const { views, removed, restore, written, writtenLink, save, overwrite, remove } = useViews(screen.path, address)
  const saved = views.find(({ name }) => name === current)
  const isChanged = saved !== undefined && !isSameState(saved.state, state)
  const isWhole = [q, filter, sort, address.search.cols, current].every((part) => part === undefined)
  /** The name of the view that is being renamed. */
  const [renamed, setRenamed] = useState<string>()
  const [typed, setTyped] = useState(saved ? '' : (current ?? ''))
  const input = useRef<HTMLInputElement>(null)
  const list = {
    to: '/Admin/$screen',
    params: { screen: screen.path },
    activeOptions: { exact: true },
    className: styles.open,
    onClick: onClose,
  } as const
  const rename = (name: string | undefined) => {
    setRenamed(name)
    setTyped(name ?? '')
  }
  const focusName = () => input.current?.focus()

  return (
    <Paper id={id} component="section" aria-label={t`Vues enregistrées`} className={styles.panel}>
      <ul role="list">
        <li className={styles.view}>
          <Link {...list} search={{ within }} aria-current={isWhole ? 'true' : undefined}>
            <Trans>Toutes les fiches</Trans>
          </Link>
        </li>
        {views.map((view) => (
          <li key={view.name} className={styles.view}>
            <Link
              ref={view.name === written?.name ? writtenLink : undefined}
              {...list}
              search={{ ...view.state, view: view.name, within }}
              aria-current={view === saved ? 'true' : undefined}
            >
              {view.name}{' '}
              {view === saved && isChanged && (
                <span className={styles.always}>
                  <Trans>(modifiée)</Trans>
                </span>
              )}
            </Link>
            <ActionIcon
              aria-label={t`Renommer la vue ${view.name}`}
              onClick={() => {
                rename(view.name)
                focusName()
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
            <Button ref={restore} variant="subtle" px="sm" onClick={() => overwrite(removed)}>
              <Trans context="undo">Annuler</Trans>
            </Button>
          </p>
        )}
      </div>
      {isChanged && (
        <Button variant="light" fullWidth onClick={() => overwrite({ name: saved.name, state })}>
          <Trans>Remplacer la vue {saved.name}</Trans>
        </Button>
      )}
      <NameForm
        {...{ input, views, renamed, typed }}
        onType={setTyped}
        onCancel={() => {
          rename(undefined)
          focusName()
        }}
        onSubmit={(name) => {
          const source = views.find((view) => view.name === renamed)
          if (source) save({ ...source, name }, source.name)
          else save({ name, state })
          rename(undefined)
        }}
      />
    </Paper>
  )
}

/** Returns the stored views of a screen and the functions that change them. */
function useViews(path: string, { search, change }: ScreenAddress) {
  const [views, setViews] = useState(() => readViews(path))
  const [removed, setRemoved] = useState<View>()
  const [written, setWritten] = useState<{ name: string }>()
  const restore = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that had the focus was removed with its view.
    if (removed) restore.current?.focus()
  }, [removed])
  const writtenLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The button that overwrote or restored the view is removed: the link takes the focus.
    if (written) writtenLink.current?.focus()
  }, [written])
  const save = (view: View, instead?: string) => {
    setViews(saveView(path, view, instead))
    setRemoved(undefined)
    if (instead === undefined || instead === search.view) change({ ...view.state, view: view.name }, { replace: true })
  }
  return {
    views,
    removed,
    restore,
    /** The view that was overwritten or restored last. */
    written,
    writtenLink,
    save,
    overwrite: (view: View) => {
      save(view, view === removed ? view.name : undefined)
      setWritten({ name: view.name })
    },
    remove: (view: View) => {
      setViews(removeView(path, view.name))
      setRemoved(view)
      if (view.name === search.view) change({ view: undefined }, { replace: true })
    },
  }
}

/** Names a new view, or renames the view `renamed`. */
function NameForm({
  input,
  views,
  renamed,
  typed,
  onType,
  onCancel,
  onSubmit,
}: {
  input: RefObject<HTMLInputElement | null>
  views: readonly View[]
  renamed: string | undefined
  typed: string
  onType: (typed: string) => void
  onCancel: () => void
  onSubmit: (name: string) => void
}) {
  const { t } = useLingui()
  const name = typed.trim()
  const taken = views.find((view) => view.name === name)
  const isRefused = renamed !== undefined && taken !== undefined && name !== renamed
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name === '' || isRefused) input.current?.focus()
        else onSubmit(name)
      }}
    >
      <TextInput
        ref={input}
        label={renamed === undefined ? t`Enregistrer la liste telle qu’elle est, sous le nom` : t`Nouveau nom`}
        maxLength={60}
        autoComplete="off"
        value={typed}
        error={isRefused && <Trans>Une autre vue porte ce nom.</Trans>}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <div className={styles.end}>
        {renamed !== undefined && (
          <Button variant="default" onClick={onCancel}>
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
  )
}
