import { t } from '@lingui/core/macro'
import { CancelledError, type MutationObserverOptions } from '@tanstack/react-query'
import { ApiError, allMessages } from '@/api/errors'
import { notify } from '@/ui/toast/toasts'

export interface Subscription {
  email: string
}

/** The shortest and the longest time between two attempts, in milliseconds. */
const retryEveryMs = 15_000
const maxRetryMs = 5 * 60_000

/**
 * The mutation that subscribes an address. Without a network it is paused; while the provider does not answer, or answers
 * with anything else than a refusal, it is sent again. Removing it from the cache cancels it.
 */
export const subscriptionDefaults: MutationObserverOptions<void, Error, Subscription> = {
  networkMode: 'online',
  async mutationFn(variables, { client }) {
    const cache = client.getMutationCache()
    const stop = new AbortController()
    const follow = () => {
      if (!cache.getAll().some(({ state }) => state.variables === variables)) stop.abort(new CancelledError())
    }
    const unsubscribe = cache.subscribe(follow)
    // A retry may have been cancelled while it waited.
    follow()
    try {
      const { subscribe } = await import('./subscribe')
      await subscribe(variables.email, stop.signal)
    } finally {
      unsubscribe()
    }
  },
  retry: (_failures, error) => !(isRefusal(error) || error instanceof CancelledError),
  retryDelay: (failures, error) =>
    Math.max(
      Math.min(retryEveryMs * 2 ** failures, maxRetryMs),
      error instanceof ApiError ? error.notBefore - Date.now() : 0,
    ),
  onSuccess: () => notify('success', t`Votre inscription a été prise en compte.`),
}

/** Returns whether the provider has refused an address, and said why. A web page with such a status is another server's. */
function isRefusal(error: Error): boolean {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false
  const isTemporary = error.status === 408 || error.status === 429
  return !isTemporary && (error.message !== '' || allMessages(error).length > 0)
}
