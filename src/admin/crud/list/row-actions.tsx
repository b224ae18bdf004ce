import { useLingui } from '@lingui/react/macro'
import { IconBuildingCommunity, IconCopy, IconDotsVertical, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rememberedList } from '@/admin/crud/address/list-state'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { announce, ask } from '@/admin/crud/notices/notices'
import { lazyTool } from '@/admin/with-texts'
import styles from './row-actions.module.css'

export interface Actionable {
  screen: ResourceDefinition
  row: object
  onOpen: ScreenAddress['open']
}

/** Opens the form or the delete dialog of a record, or shows an error for a record without a key. */
export function openRecord({ screen, row, onOpen }: Actionable, how: 'create' | 'edit' | 'delete') {
  const key = keyOf(screen, row)
  const refusal = how === 'edit' ? screen.keyless?.read : screen.keyless?.remove
  if (key === '' && refusal) announce('error', { as: 'toast', text: refusal })
  else onOpen(how, key)
}

/**
 * The buttons of a table row. The last is always visible, the others on hover and focus; their icons are rendered only
 * from then on (`isNear`), because those of 100 rows would be half of the table's elements.
 */
export function RowActions({ isNear, ...of }: Actionable & { isNear: boolean }) {
  const { View, Copy, Edit, Remove, Open } = useActions(of, { isNear })
  return (
    <div className={styles.actions}>
      <span className={styles.more}>
        {Open && Edit}
        {View}
        {Copy}
        {Remove}
      </span>
      {Open ?? Edit}
    </div>
  )
}

/** The actions of a record as a list of buttons with text. Each calls `onDone` first. */
export function ActionList({ onDone, ...of }: Actionable & { onDone: () => void }) {
  const { View, Copy, Edit, Remove, Open } = useActions(of, { onDone })
  return (
    <div className={styles.list}>
      {Edit}
      {Open}
      {View}
      {Copy}
      {Remove}
    </div>
  )
}

/** Opens the details and the actions of a record in a dialog, for touch screens. */
export function MenuButton(of: Actionable) {
  const { t } = useLingui()
  const name = of.screen.nameOf(of.row)
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={t`Détails – ${name}`}
      aria-haspopup="dialog"
      onClick={() => void ask((close) => <RowMenu {...of} onClose={() => close(null)} />)}
    >
      <IconDotsVertical aria-hidden />
    </button>
  )
}

const RowMenu = lazyTool(async () => (await import('./row-menu')).RowMenu)

/** Returns the actions of a record: with `onDone` they have a text, without `isNear` only the visible one has an icon. */
function useActions(of: Actionable, { onDone, isNear = true }: { onDone?: () => void; isNear?: boolean }) {
  const { t } = useLingui()
  const { screen, row } = of
  const name = screen.nameOf(row)
  const key = keyOf(screen, row)
  const page = key === '' ? undefined : screen.publicPage?.(key, row)
  const titleOf = (text: string) => (onDone ? undefined : text)
  const icon = (Icon: typeof IconCopy, isVisible = false) => (isNear || isVisible) && <Icon aria-hidden />
  const button = (how: 'create' | 'edit' | 'delete', shown: ReactNode, text: string, label: string) => (
    <button
      type="button"
      className={styles.action}
      data-danger={how === 'delete' || undefined}
      title={titleOf(text)}
      aria-label={label}
      onClick={() => {
        onDone?.()
        openRecord(of, how)
      }}
    >
      {shown}
      {onDone && text}
    </button>
  )
  const opens = screen.opens && t(screen.opens.label)
  const view = t`Voir sur le site`
  return {
    Open: screen.opens && opens && (
      <Link
        to="/Admin/$screen"
        params={{ screen: screen.opens.screen }}
        search={{ ...rememberedList(screen.opens.screen, Number(key)), within: Number(key) }}
        className={styles.action}
        title={titleOf(opens)}
        aria-label={`${opens} – ${name}`}
        onClick={onDone}
      >
        <IconBuildingCommunity aria-hidden />
        {onDone && opens}
      </Link>
    ),
    View: page && (
      <a
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.action}
        title={titleOf(view)}
        aria-label={t`Voir ${name} sur le site (nouvel onglet)`}
        onClick={onDone}
      >
        {icon(IconEye)}
        {onDone && view}
      </a>
    ),
    Copy: key !== '' && button('create', icon(IconCopy), t`Dupliquer`, t`Dupliquer ${name}`),
    Edit: button('edit', icon(IconPencil, !screen.opens), t`Modifier`, t`Modifier ${name}`),
    Remove: button('delete', icon(IconTrash), t`Supprimer`, t`Supprimer ${name}`),
  }
}
