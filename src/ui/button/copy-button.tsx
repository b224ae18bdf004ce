import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { notify } from '@/ui/toast/toasts'
import { Button } from './button'

/** Copies `text` to the clipboard and shows `copied`, or `refused` where the browser does not permit it. */
export function CopyButton({
  text,
  copied,
  refused,
  children,
}: {
  text: string
  copied: string
  refused: string
  children: ReactNode
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', copied)
    } catch {
      notify('error', refused)
    }
  }
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <IconCopy aria-hidden />
      {children}
    </Button>
  )
}
