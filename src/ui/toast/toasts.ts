import type { ReactNode } from 'react'
import { session } from '@/lib/storage'
import { createStore } from '@/lib/store'

export interface Toast {
  id: number
  tone: 'success' | 'error' | 'info'
  text: ReactNode
  /** The message without its buttons; undefined for one that is never the same twice. */
  key: string | undefined
}

export const toastStore = createStore<readonly Toast[]>([])
let last = 0

/** Shows a toast in place of one with the same message, and returns its id. */
export function notify(
  tone: Toast['tone'],
  text: ReactNode,
  key = typeof text === 'string' ? text : undefined,
): number {
  const id = ++last
  toastStore.set((toasts) => [
    ...toasts.filter((toast) => key === undefined || toast.key !== key || toast.tone !== tone),
    { id, tone, text, key },
  ])
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
