import type { ReactNode } from 'react'
import { session } from '@/lib/storage'
import { createStore } from '@/lib/store'

interface Toast {
  id: number
  tone: 'success' | 'error' | 'info'
  text: ReactNode
}

/** How long a success is shown, in milliseconds (specification, section 9). Errors stay until they are closed. */
const shown = 3000

export const toastStore = createStore<readonly Toast[]>([])
let last = 0

/** Shows a toast, and returns its id. */
export function notify(tone: Toast['tone'], text: ReactNode): number {
  const id = ++last
  toastStore.set((toasts) => [...toasts, { id, tone, text }])
  if (tone !== 'error') setTimeout(() => dismiss(id), shown)
  return id
}

export function dismiss(id: number): void {
  toastStore.set((toasts) => toasts.filter((toast) => toast.id !== id))
}

const storeKey = 'toasts'

/** Stores the current toasts for the next document of this tab. */
export function keepToastsOverReload(): void {
  session.write(storeKey, JSON.stringify(toastStore.get().map(({ tone, text }) => ({ tone, text }))))
}

/** Shows the toasts that the former document has stored. */
export function showStoredToasts(): void {
  const stored = session.readJson(storeKey)
  session.remove(storeKey)
  if (!Array.isArray(stored)) return
  for (const { tone, text } of stored) if (typeof text === 'string') notify(tone, text)
}
