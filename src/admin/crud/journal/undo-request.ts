import { createStore } from '@/lib/store'

/** The action that is being taken back: by its id, or the newest; null for none. The shell loads what does it. */
export const undoRequest = createStore<{ group?: string | undefined } | null>(null)

export function requestUndo(group?: string): void {
  if (undoRequest.get() === null) undoRequest.set({ group })
}
