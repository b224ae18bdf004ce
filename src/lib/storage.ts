/** Wraps a Web Storage that may be refused, absent or full, so that no call throws. */
function safe(storage: () => Storage) {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  const keys = (prefix: string) => attempt((open) => Object.keys(open).filter((key) => key.startsWith(prefix)), [])
  return {
    /** Returns the stored text, null for none. */
    read: (key: string) => attempt((open) => open.getItem(key), null),
    /** Returns the parsed JSON, null for anything else. */
    readJson: (key: string) => attempt((open): unknown => JSON.parse(open.getItem(key) ?? 'null'), null),
    /** Returns whether the text was stored. */
    write(key: string, text: string): boolean {
      return attempt((open) => {
        open.setItem(key, text)
        return true
      }, false)
    },
    remove: (key: string) => attempt((open) => open.removeItem(key), undefined),
    /** Returns the keys that begin with `prefix`. */
    keys,
    /** Removes every key that begins with `prefix`. */
    removeAll: (prefix: string) => attempt((open) => keys(prefix).forEach((key) => open.removeItem(key)), undefined),
  }
}

/** Persists between visits and is shared by all tabs. */
export const local = safe(() => localStorage)
/** Lives as long as the tab. */
export const session = safe(() => sessionStorage)
