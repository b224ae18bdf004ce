export function StatusLine() {
  return null
}
