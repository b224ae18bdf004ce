import { ApiError, allMessages } from '@/api/errors'
import { create } from '@/api/writes'
import { subscribers } from '@/contract/subscribers'

/**
 * Subscribes an address. Resolves for one that is known already as for a new one, so that nobody learns who has
 * subscribed; rejects with the `ApiError` of any other failure, or with the signal's reason when aborted.
 */
export async function subscribe(email: string, signal?: AbortSignal): Promise<void> {
  try {
    await create(subscribers, { email }, { signal })
  } catch (error) {
    if (!isKnown(error)) throw error
  }
}

/**
 * The provider refuses a known address with an error of its only field, as it refuses one that it holds to be none: only
 * its message tells them apart ("… has already been taken" and "… must be a valid email address", in either language).
 */
function isKnown(error: unknown): boolean {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) return false
  const ofField = allMessages(error)
  return !(ofField.length > 0 ? ofField : [error.message]).some((message) => invalid.test(message))
}

const invalid = /\b(?:in)?valid/i
