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
  return (ofField.length > 0 ? ofField : [error.message]).some((message) => taken.test(message.replaceAll(denied, '')))
}

const word = (words: string, flags: string, before = '') =>
  new RegExp(`(?<![\\p{L}\\p{N}])${before}(?:${words})(?![\\p{L}\\p{N}])`, flags)
const takenWords = 'already|déjà|taken|in use|exists?|existe|existante?|duplicate'
const taken = word(`${takenWords}|unique`, 'iu')
/** "n’existe pas", "does not exist", "has not been taken". */
const denied = word(takenWords, 'giu', "(?:n['’]|ne |not |\\p{L}+n['’]t |cannot |non[ -])(?:\\p{L}+ ){0,3}")
