import type { QueryClient } from '@tanstack/react-query'
import { removePersisted } from '@/pwa/query-cache/persist'

/**
 * Removes everything stored for reading offline (reads, pictures, documents, files of the site) and the service worker, so that
 * the next start is a first visit. Settings, the outbox and the session stay. Returns false, and removes nothing, when the
 * site's server does not answer, because the site could not start again.
 */
export async function startAfresh(queryClient: QueryClient): Promise<boolean> {
  if (!(await serverAnswers())) return false
  queryClient.clear()
  removePersisted()
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((one) => one.unregister()))
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  } catch {
    // Where storage is refused there is nothing to remove.
  }
  return true
}

async function serverAnswers(): Promise<boolean> {
  try {
    // Neither the worker nor a cache answers for the worker's own file.
    const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) })
    return answer.ok
  } catch {
    return false
  }
}
