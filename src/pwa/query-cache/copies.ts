import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'

/**
 * Gives the read that has failed with `error` a copy of what it was to read: the web server's, or else the build's;
 * without a read, every one on the screen that waits. Never rejects. Hardly anybody needs the program for it.
 */
export async function placeCopies(queryClient: QueryClient, queryKey?: QueryKey, error?: unknown): Promise<void> {
  const copy = error instanceof ApiError ? error.copy : undefined
  if (copy || document.getElementById('root')?.dataset['copied'])
    await import('./place-copy').then((program) => program.place(queryClient, queryKey, copy)).catch(() => undefined)
}
