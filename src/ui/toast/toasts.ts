import type { ReactNode } from 'react'
import { createStore } from '@/lib/store'

export interface Toast {
  id: number
  tone: 'success' | 'error' | 'info'
  text: ReactNode
}

/** How long a success stays, in milliseconds (specification, section 9). An error stays until it is closed. */
const shown = 3000

export const toastStore = createStore<readonly Toast[]>([])
let last = 0

/** Shows a short notice at the top right of whatever screen is open. */
export function notify(tone: Toast['tone'], text: ReactNode): void {
  const id = ++last
  toastStore.set((toasts) => [...toasts, { id, tone, text }])
  if (tone !== 'error') setTimeout(() => dismiss(id), shown)
}

export function dismiss(id: number): void {
  toastStore.set((toasts) => toasts.filter((toast) => toast.id !== id))
}
