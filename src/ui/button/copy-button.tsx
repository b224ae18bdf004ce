import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { notify } from '@/ui/toast/toasts'
import { Button, type ButtonLook } from './button'

/** Copies the result of `text` to the clipboard and shows `copied`, or `refused` where the browser does not permit it. */
export function CopyButton({
  text,
  look,
  copied,
  refused,
  children,
}: {
  text: () => string
  look: ButtonLook
  copied: string
  refused: string
  children: ReactNode
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      notify('success', copied)
    } catch {
      notify('error', refused)
    }
  }
  return (
    <Button look={look} onClick={() => void copy()}>
      <IconCopy aria-hidden />
      {children}
    </Button>
  )
}
