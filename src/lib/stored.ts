/** One text kept in localStorage under `key`. Storage that is refused, absent or full costs the choice, nothing else. */
export function stored(key: string) {
  return {
    read(): string | null {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(value: string): void {
      try {
        localStorage.setItem(key, value)
      } catch {
        // The choice lasts until the page is left.
      }
    },
  }
}
