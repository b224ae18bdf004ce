/** Hands a text or a file to the browser as a download; nothing leaves the device. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
