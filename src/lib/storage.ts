/** The browser's storage, which may be refused, absent or full: nothing here throws. */
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
    /** The text under `key`; null where there is none. */
    read: (key: string) => attempt((open) => open.getItem(key), null),
    /** What was stored as JSON; null for anything else. */
    readJson: (key: string) => attempt((open): unknown => JSON.parse(open.getItem(key) ?? 'null'), null),
    /** Gives false when the text could not be stored. */
    write(key: string, text: string): boolean {
      return attempt((open) => {
        open.setItem(key, text)
        return true
      }, false)
    },
    remove: (key: string) => attempt((open) => open.removeItem(key), undefined),
    /** The keys that begin with `prefix`. */
    keys,
    /** Removes every key that begins with `prefix`. */
    removeAll: (prefix: string) => attempt((open) => keys(prefix).forEach((key) => open.removeItem(key)), undefined),
  }
}

/** Lasts between visits, for all tabs. */
export const local = safe(() => localStorage)
/** Lasts as long as the tab. */
export const session = safe(() => sessionStorage)
