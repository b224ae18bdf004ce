import { useLingui } from '@lingui/react/macro'
import { IconBuildingCommunity, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { announce } from '@/admin/crud/form/notices'
import styles from './row-actions.module.css'
import type { ScreenAddress } from './use-screen-address'

/** Edit and remove, and where the screen has one, the way to what belongs to the row. */
export function RowActions({ screen, row, onOpen }: { screen: Screen; row: object; onOpen: ScreenAddress['open'] }) {
  const { t } = useLingui()
  const name = screen.nameOf(row)
  const key = keyOf(screen, row)
  const open = (how: 'edit' | 'delete') => {
    const refusal = how === 'edit' ? screen.keyless?.read : screen.keyless?.remove
    if (key === '' && refusal) announce('error', { as: 'toast', text: refusal })
    else onOpen(how, key)
  }
  return (
    <div className={styles.actions}>
      {screen.opens && (
        <Link
          to="/Admin/$screen"
          params={{ screen: screen.opens.screen }}
          search={{ within: Number(key) }}
          className={styles.action}
          title={t(screen.opens.label)}
        >
          <IconBuildingCommunity aria-hidden />
          <span className="visually-hidden">
            {t(screen.opens.label)} – {name}
          </span>
        </Link>
      )}
      <button
        type="button"
        className={styles.action}
        title={t`Modifier`}
        aria-label={t`Modifier ${name}`}
        onClick={() => open('edit')}
      >
        <IconPencil aria-hidden />
      </button>
      <button
        type="button"
        className={styles.action}
        data-danger
        title={t`Supprimer`}
        aria-label={t`Supprimer ${name}`}
        onClick={() => open('delete')}
      >
        <IconTrash aria-hidden />
      </button>
    </div>
  )
}
