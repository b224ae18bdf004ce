/** Only Chromium has it, and TypeScript's DOM types do not include it. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Returns whether the browser's data saver is on or the network is 2G. Called in pages and in workers. */
export function asksToSave(navigator: object): boolean {
  const { connection } = navigator as Connected
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
