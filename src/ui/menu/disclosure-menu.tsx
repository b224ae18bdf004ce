import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useDisclosure } from '@/ui/accordion/use-disclosure'
import styles from './disclosure-menu.module.css'

/** A button that shows a panel of links and actions below it. A click or focus outside, Escape or a choice closes it. */
export function DisclosureMenu({
  label,
  buttonClassName,
  panelClassName,
  isCurrent = false,
  children,
}: {
  label: ReactNode
  buttonClassName: string | undefined
  panelClassName?: string | undefined
  /** Whether the current page is one of the panel's. */
  isCurrent?: boolean
  children: (close: () => void) => ReactNode
}) {
  const { open, setOpen, box, button } = useDisclosure()
  const panel = useId()
  return (
    <div ref={box} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={open}
        aria-controls={panel}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <IconChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={panel} hidden={!open} className={`panel ${styles.panel} ${panelClassName ?? ''}`}>
        {children(() => setOpen(false))}
      </div>
    </div>
  )
}
