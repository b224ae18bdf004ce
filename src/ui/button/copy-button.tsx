import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { notify } from '@/ui/toast/toasts'
import { Button } from './button'

/** Copies `text` to the clipboard and shows `success`, or `failure` where the browser does not permit it. */
export function CopyButton({
  text,
  success,
  failure,
  children,
}: {
  text: string
  success: string
  failure: string
  children: ReactNode
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', success)
    } catch {
      notify('error', failure)
    }
  }
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <IconCopy aria-hidden />
      {children}
    </Button>
  )
}
