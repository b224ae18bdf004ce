import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import styles from './list-controls.module.css'

/** A button of the toolbar; its label is visible where all of them fit. */
export function Tool({
  icon,
  label,
  ...props
}: ButtonProps & ComponentProps<'button'> & { icon: ReactNode; label: string }) {
  return (
    <Button variant="default" leftSection={icon} title={label} aria-label={label} className={styles.tool} {...props}>
      <span className={styles.toolName}>{label}</span>
    </Button>
  )
}

/** A button that opens a dialog. */
export function DialogButton({
  icon,
  label,
  children,
}: {
  icon: ReactNode
  label: string
  children: (close: () => void) => ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Tool icon={icon} label={label} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}
