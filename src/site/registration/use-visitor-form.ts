import { useState } from 'react'
import { useSignedIn } from '@/auth/use-signed-in'

/**
 * Whether a page shows its form that signs somebody in: nobody is signed in, or that very form is at work, which says
 * so with `setSending` and stays until it is left.
 */
export function useVisitorForm(): { shown: boolean; setSending: (sending: boolean) => void } {
  const signedIn = useSignedIn()
  const [sending, setSending] = useState(false)
  return { shown: !signedIn || sending, setSending }
}
