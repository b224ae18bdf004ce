import { useLingui } from '@lingui/react/macro'
import { IconBuildingCommunity, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { rememberedList, type ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { hasAddress, type ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { toast } from '@/admin/crud/definition/wording'
import { announce } from '@/admin/crud/notices/notices'
import styles from './row-actions.module.css'

interface Actionable {
  screen: ResourceDefinition
  row: Row
  onOpen: ScreenAddress['open']
}

/** The links and buttons of a row: its public page and its child records where it has them, edit and delete. */
export function RowActions(of: Actionable) {
  const { t } = useLingui()
  const { screen, row } = of
  const name = screen.nameOf(row)
  const page = hasAddress(screen, row) ? screen.publicPage?.(row) : undefined
  const opens = screen.opens && { path: screen.opens.screen, label: t(screen.opens.label), id: row.id }
  return (
    <div className={styles.actions}>
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.action}
          title={t`Voir sur le site`}
          aria-label={t`Voir ${name} sur le site (nouvel onglet)`}
        >
          <IconEye aria-hidden />
        </a>
      )}
      {opens && (
        <Link
          to="/Admin/$screen"
          params={{ screen: opens.path }}
          search={{ ...rememberedList(opens.path, opens.id), within: opens.id }}
          className={styles.action}
          title={opens.label}
          aria-label={`${opens.label} – ${name}`}
        >
          <IconBuildingCommunity aria-hidden />
        </Link>
      )}
      <button
        type="button"
        className={styles.action}
        data-edit
        title={t`Modifier`}
        aria-label={t`Modifier ${name}`}
        onClick={() => openRecord(of, 'edit')}
      >
        <IconPencil aria-hidden />
      </button>
      <button
        type="button"
        className={styles.action}
        data-danger
        title={t`Supprimer`}
        aria-label={t`Supprimer ${name}`}
        onClick={() => openRecord(of, 'delete')}
      >
        <IconTrash aria-hidden />
      </button>
    </div>
  )
}

/** Opens the form of a row that is clicked: not on a control in it, nor at the end of a text selection. */
export function openClickedRow({ target }: MouseEvent, of: Actionable) {
  const isControl = target instanceof Element && target.closest('a, button, input, label') !== null
  if (!isControl && getSelection()?.isCollapsed !== false) openRecord(of, 'edit')
}

/** Opens the form or the delete dialog of a record, or says that no call can address it. */
function openRecord({ screen, row, onOpen }: Actionable, how: 'edit' | 'delete') {
  const refusal = how === 'edit' ? screen.keyless?.read : screen.keyless?.remove
  if (refusal && !hasAddress(screen, row)) announce('error', toast(refusal))
  else onOpen(how, { record: row.id })
}
