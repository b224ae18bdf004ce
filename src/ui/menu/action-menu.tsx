import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { buttonClass } from '@/ui/button/button'
import styles from './action-menu.module.css'

/**
 * A button with a menu of an item's other actions. It is a native popover: it opens without the client bundle, and Escape or a
 * press outside closes it.
 */
export function ActionMenu({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="no-print">
      <button
        type="button"
        popoverTarget={id}
        className={buttonClass('quiet', styles.button)}
        aria-label={t`Autres actions : ${title}`}
      >
        <IconDots aria-hidden />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
