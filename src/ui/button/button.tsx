import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'onDeep'

/**
 * A button; `buttonClass` gives the same look to a link. `disabled` is announced and presses do nothing, but
 * the button keeps the focus: a browser takes it from a button with the native attribute.
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
      // Enter in a field presses the button of its form as well.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className)}
    />
  )
}

export function buttonClass(look: ButtonLook = 'primary', more?: string): string {
  return [styles.button, styles[look], more].filter(Boolean).join(' ')
}
