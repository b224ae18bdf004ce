import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'onDeep'

/** A button of the house; `buttonClass` gives the same look to a link. */
export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button {...rest} type={type} className={buttonClass(look, className)} />
}

export function buttonClass(look: ButtonLook = 'primary', more?: string): string {
  return [styles.button, styles[look], more].filter(Boolean).join(' ')
}
