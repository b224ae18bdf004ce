import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'onDeep'

/**
 * A button; `buttonClass` gives a link the same look. `disabled` sets aria-disabled and ignores presses: with the native
 * attribute the button would lose the focus.
 */
export function Button({
  look = 'primary',
  className,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={disabled || undefined}
      // Enter in a field of the form presses the button too.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className)}
    />
  )
}

export function buttonClass(look: ButtonLook = 'primary', more?: string): string {
  return [styles.button, styles[look], more].filter(Boolean).join(' ')
}
