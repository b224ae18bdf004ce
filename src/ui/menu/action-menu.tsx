import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button/button'
import { useBackCloses } from '@/ui/dialog/back-closes'
import styles from './action-menu.module.css'

/**
 * A button with a menu of an item's other actions. It is a native popover: it opens without the client bundle, and Escape, a
 * press outside or Back on a phone closes it.
 */
export function ActionMenu({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => panel.current?.hidePopover())
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
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </div>
    </div>
  )
}
