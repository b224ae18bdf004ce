import type { QueryClient } from '@tanstack/react-query'
import { removePersisted } from '@/pwa/query-cache/persist'

/**
 * Removes all that is stored for reading offline (reads, pictures, documents, the site's own files) and takes the
 * service worker away; the next start is a first visit. The choices (language, colours), what waits in the outbox and
 * the session stay. Gives false, and empties nothing, when the site's server does not answer: without it there would
 * be no next start.
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
    // Where storage is refused there is nothing to empty.
  }
  return true
}

async function serverAnswers(): Promise<boolean> {
  try {
    // Never from the worker or a cache: neither stores its own file.
    const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) })
    return answer.ok
  } catch {
    return false
  }
}
