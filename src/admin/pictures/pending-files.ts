const pending = new Set<Promise<unknown>>()

/** Adds the preparation of a file: saving a form waits for it. */
export function addPending(work: Promise<unknown>): void {
  pending.add(work)
  void work.finally(() => pending.delete(work))
}

/** Resolves when no file is being prepared any more. */
export async function pendingFiles(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending)
}
