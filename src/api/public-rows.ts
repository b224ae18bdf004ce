import type { QueryFunctionContext } from '@tanstack/react-query'
import { ApiError } from './errors'
import type { CallOptions } from './http'
import { askWhole } from './pages'
import type { PublicRows } from './parse-rows'
import { prerenderedAt } from './prerendered-rows'

// The sources of a public read, in this order: the provider, with the web server's copy of its answer (deploy/nginx.conf)
// behind it, the rows cached on the device (the query's own data), the rows in the document.

/**
 * Reads the rows at `path`; `rowsOf` parses the answer. Where the provider fails, and the device has no rows, resolves to those
 * of the document (`prerendered`); without them, and where the device has rows, rejects with the provider's `ApiError`.
 */
export async function readPublicRows<Row>(
  { client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>,
  path: string,
  rowsOf: (body: unknown) => readonly Row[],
  options: CallOptions,
  prerendered: (error: ApiError) => readonly Row[] | undefined,
): Promise<PublicRows<Row>> {
  const cached = client.getQueryData<PublicRows<Row>>(queryKey)
  try {
    const { answer, failure } = await askWhole(path, { ...options, signal })
    // Of a provider whose lists begin with the oldest rows, the first pages are not those that readers look for.
    if (failure && (cached ? !cached.partial : prerendered(failure))) throw failure
    const rows = rowsOf(answer.body)
    if (failure) return { rows, asOf: answer.asOf, partial: true, failure: failure.status }
    if (answer.isCopy && (cached?.asOf ?? 0) >= (answer.asOf ?? 0)) throw new ApiError(badGateway)
    return { rows, asOf: answer.asOf, ...(answer.isCopy && { failure: badGateway }) }
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiError) || error.status === 401) throw error
    const rows = cached ? undefined : prerendered(error)
    if (!rows) throw error
    return { rows, asOf: prerenderedAt(), partial: true, failure: error.status }
  }
}

/** Stands for the provider's failure where the web server answered in its place and does not say which it was. */
const badGateway = 502
