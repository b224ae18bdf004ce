/**
 * What the network may be used for. `saved`: only what the reader asks for. `slow`: 2G, where the page comes first, and
 * pictures on request. `metered`: lists are read ahead, and little else. `free`: wifi, a cable or a computer.
 */
type NetworkUse = 'saved' | 'slow' | 'metered' | 'free'

/** What only Chromium has, and TypeScript's DOM types do not include. */
interface Device {
  connection?: { saveData?: boolean; effectiveType?: string; type?: string }
  userAgent?: string
}

/** Returns what the network may be used for, by the reader's `choice` (`on` or `off`; null for none), the browser and the device. */
export const networkUse = (choice: string | null, navigator: object): NetworkUse =>
  careful(choice, navigator) ?? (isFree(navigator) ? 'free' : 'metered')

/** Returns `saved` or `slow` where one of them applies. */
export function careful(choice: string | null, navigator: object): 'saved' | 'slow' | undefined {
  const { connection }: Device = navigator
  if (choice === null ? connection?.saveData : choice === 'on') return 'saved'
  return choice === null && connection?.effectiveType?.endsWith('2g') ? 'slow' : undefined
}

/** Returns whether the reader does not pay for each megabyte: on wifi, a cable or a computer. */
export function isFree(navigator: object): boolean {
  const { connection, userAgent = '' }: Device = navigator
  // Browsers of computers do not tell the kind of their network.
  const isComputer = connection?.type === undefined && !/Mobi|Android/.test(userAgent)
  return isComputer || /^(?:wifi|ethernet)$/.test(connection?.type ?? '')
}
