/** localStorage that never throws but for a write: refused or absent storage reads as empty. */
export const safeStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** Throws when storage is full or refused, so that the caller may keep less. */
  setItem(key: string, value: string): void {
    localStorage.setItem(key, value)
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing is stored where nothing can be removed.
    }
  },
}
