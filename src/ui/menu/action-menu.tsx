import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { buttonClass } from '@/ui/button/button'
import styles from './action-menu.module.css'

/**
 * What else can be done with an item, behind one button. It is a popover of the browser: opened without the client bundle, and
 * closed by Escape and by a press outside.
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
