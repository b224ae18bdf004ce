import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { buttonClass } from '@/ui/button/button'

/** The button that closes a dialog; its name is in a `span`. */
export function CloseButton({ className, ...props }: Omit<ComponentProps<'button'>, 'children' | 'type'>) {
  const { t } = useLingui()
  return (
    <button type="button" {...props} className={buttonClass('quiet', className)}>
      <IconX aria-hidden />
      <span>{t`Fermer`}</span>
    </button>
  )
}
