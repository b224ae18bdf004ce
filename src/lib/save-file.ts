/** Hands a text to the browser as a download; nothing leaves the device. */
export function saveFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
