const pending = new Set<Promise<boolean>>()

/** Files that are being prepared: a form is saved with what becomes of them. The work tells whether one was refused. */
export function addPending(work: Promise<boolean>): void {
  pending.add(work)
  void work.catch(() => undefined).then(() => pending.delete(work))
}

/** Resolves when no file is being prepared any more: to whether one that was waited for was refused. */
export async function pendingFiles(): Promise<boolean> {
  let isRefused = false
  while (pending.size > 0) {
    const outcomes = await Promise.allSettled(pending)
    isRefused ||= outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value)
  }
  return isRefused
}
