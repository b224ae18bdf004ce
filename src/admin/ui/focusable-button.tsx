// Before the styles that refine it.
import './mantine.css'
import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A button that keeps the focus while it is disabled: a browser takes it from one with the native attribute. */
export function FocusableButton({
  disabled = false,
  onClick,
  ...rest
}: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>) {
  return (
    <Button
      {...rest}
      // Enter in a field presses the button of its form as well.
      {...(disabled
        ? { 'aria-disabled': true, 'data-disabled': true, onClick: (event) => event.preventDefault() }
        : { onClick })}
    />
  )
}
