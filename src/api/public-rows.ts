import type { QueryFunctionContext } from '@tanstack/react-query'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { ApiError } from './errors'
import { ask, type CallOptions } from './http'

// Where the rows of a public read come from, in this order: the provider; the web server's copy of its answer
// (deploy/nginx.conf); what the device has cached, which is the query's own data; the copy that the build has made.

/** What a public read holds: the rows of a list, or the one row of a record. */
export interface PublicRows<Row> {
  rows: readonly Row[]
  /** When the provider has answered, by its own clock, in milliseconds; undefined where it did not say. */
  asOf?: number | undefined
  /** Rows are missing: the list is read again. */
  partial?: true | undefined
  /** The rows are a copy, because the provider has failed with this status; 0 where it has not answered. */
  failure?: number | undefined
}

export type PublicRowsOf<R extends Rows> = PublicRows<RowOf<R>>

/** No read is older than the site. */
const siteBegan = Date.UTC(2024, 0, 1)

/**
 * When a read was answered, in milliseconds: by the provider's clock, else by the device's (`readAt`) where that one can
 * be right; else undefined.
 */
export function momentOf({ asOf }: PublicRows<unknown>, readAt: number): number | undefined {
  return asOf ?? (readAt >= siteBegan && readAt <= Date.now() ? readAt : undefined)
}

/** How long the provider may take before a copy stands in for its answer, in milliseconds. */
export const copyAfterMs = 2000

/**
 * Reads public rows: `read` is the call, `rowsOf` parses its answer. Rejects with the `ApiError` of the provider where
 * there is no copy, or where the device has rows already, which then stay on the screen.
 */
export async function readPublicRows<Row>(
  { client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>,
  path: string,
  rowsOf: (body: unknown) => readonly Row[],
  options: CallOptions,
  list?: { resource: Rows; locale: string },
): Promise<PublicRows<Row>> {
  const cached = () => client.getQueryData<PublicRows<Row>>(queryKey)
  let copy: Promise<PublicRows<unknown> | undefined> | undefined
  const buildCopy = async () => {
    copy ??= list && !cached() && hasCopies() ? readCopy(list.resource, list.locale) : Promise.resolve(undefined)
    return (await copy) as PublicRows<Row> | undefined // parsed by the schema of this very list
  }
  // The read goes on: a slow answer takes the place of the copy.
  const timer = setTimeout(async () => {
    const rows = await buildCopy()
    if (rows && !cached() && !signal.aborted) client.setQueryData(queryKey, { ...rows, failure: 0 })
  }, copyAfterMs)
  try {
    const answer = await ask(path, { ...options, signal })
    const rows = rowsOf(answer.body)
    if (answer.copied && (cached()?.asOf ?? 0) >= (answer.asOf ?? 0)) throw new ApiError(badGateway)
    return { rows, asOf: answer.asOf, ...(answer.copied && { failure: badGateway }) }
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiError) || error.status === 401) throw error
    const rows = await buildCopy()
    if (!rows || cached()) throw error
    return { ...rows, failure: error.status }
  } finally {
    clearTimeout(timer)
  }
}

/** What stands for the failure that the web server has met, which it does not tell. */
const badGateway = 502

/** Whether the build has copies of the public lists. */
const hasCopies = () => document.getElementById('root')?.dataset['copied'] !== undefined

/** The build's copy of a list, for which hardly any visit needs the code; undefined where that cannot be had. */
const readCopy = (resource: Rows, locale: string): Promise<PublicRows<unknown> | undefined> =>
  import('./build-copy').then(
    ({ readBuildCopy }) => readBuildCopy(resource, locale),
    () => undefined,
  )
