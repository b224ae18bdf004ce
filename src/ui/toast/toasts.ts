import type { ReactNode } from 'react'

export interface Toast {
  id: number
  tone: 'success' | 'error' | 'info'
  text: ReactNode
}

/** How long a success stays, in milliseconds (specification, section 9). An error stays until it is closed. */
const shown = 3000

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short notice at the top right of whatever screen is open. */
export function notify(tone: Toast['tone'], text: ReactNode): void {
  const id = ++last
  publish([...toasts, { id, tone, text }])
  if (tone !== 'error') setTimeout(() => dismiss(id), shown)
}

export function dismiss(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}
