import { ApiError, allMessages } from '@/api/errors'
import { create } from '@/api/writes'
import { subscribers } from '@/contract/subscribers'

/**
 * Subscribes an address. Resolves for one that is known already as for a new one, so that nobody learns who has
 * subscribed; rejects with the `ApiError` of any other failure.
 */
export async function subscribe(email: string): Promise<void> {
  try {
    await create(subscribers, { email })
  } catch (error) {
    if (!isKnown(error)) throw error
  }
}

/**
 * Returns whether an error is about a known address. The provider refuses it like an invalid one; only the message differs
 * ("… has already been taken", "… est déjà utilisée").
 */
function isKnown(error: unknown): boolean {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) return false
  const ofField = allMessages(error)
  return (ofField.length > 0 ? ofField : [error.message]).some((message) => known.test(message))
}

const known = /taken|already|exist|déjà|utilisée?\b|unique/i
