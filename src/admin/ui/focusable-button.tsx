import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A button that keeps the focus while it is disabled, by aria-disabled instead of the native attribute. */
export function FocusableButton({
  disabled = false,
  onClick,
  ...rest
}: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>) {
  return (
    <Button
      {...rest}
      // Enter in a field of the form presses the button too.
      {...(disabled
        ? { 'aria-disabled': true, 'data-disabled': true, onClick: (event) => event.preventDefault() }
        : { onClick })}
    />
  )
}
