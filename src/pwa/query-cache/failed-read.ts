import type { Query } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'

/**
 * Whether a read's failure is the last word on it: a record that is gone, or a session that has ended. A list that is
 * not there is the provider's fault, as anything else, and passes.
 */
export function isFinal({ queryKey, state: { error } }: Query): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 401 || (error.status === 404 && queryKey[2] === 'one')
}
