/** Only Chromium has it, and the DOM's types do not know it. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Whether the browser's data saver is on, or the network so slow (2G) that each kilobyte counts. In pages and workers. */
export function asksToSave(navigator: object): boolean {
  const { connection } = navigator as Connected
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
