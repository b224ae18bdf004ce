import type { ReactNode } from 'react'
import { session } from '@/lib/storage'
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

const storeKey = 'toasts'

/** What is shown now is shown again by the next document of this tab. */
export function keepToastsOverReload(): void {
  session.write(storeKey, JSON.stringify(toastStore.get().map(({ tone, text }) => ({ tone, text }))))
}

/** Shows what the document before has left to be shown. */
export function showStoredToasts(): void {
  const stored = session.readJson(storeKey)
  session.remove(storeKey)
  if (!Array.isArray(stored)) return
  for (const { tone, text } of stored) if (typeof text === 'string') notify(tone, text)
}
