import { useSyncExternalStore } from 'react'

/** What Chromium offers when the site can be installed; the DOM's types do not have it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<void>
}

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()

function set(event: InstallPrompt | undefined) {
  offered = event
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for the site's own button. Called once, before the offer comes. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallPrompt) // this event's name says what it is
  })
  window.addEventListener('appinstalled', () => set(undefined))
}

/** Shows the browser's own dialog; an offer serves once. */
export async function install(): Promise<void> {
  const prompt = offered
  set(undefined)
  await prompt?.prompt()
}

export function useInstallable(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => offered !== undefined,
    () => false,
  )
}
