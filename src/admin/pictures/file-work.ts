/** The work on the chosen files of one form, which a save waits for. */
export interface FileWork {
  /** Runs work after what was begun before, so that each change begins with what the one before has left. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Resolves when nothing is left to do. */
  finished: () => Promise<void>
  /** What is called before a save, each for a crop that is set and not applied. */
  unapplied: Set<() => void>
}

export function createFileWork(): FileWork {
  let last: Promise<unknown> = Promise.resolve()
  return {
    unapplied: new Set(),
    run(work) {
      const result = last.then(work)
      last = result.catch(() => undefined)
      return result
    },
    async finished() {
      let waited: unknown
      while (waited !== last) {
        waited = last
        await last
      }
    },
  }
}
