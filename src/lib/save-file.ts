/** Saves a text or a blob as a file download. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
