import type { QueryFunctionContext } from '@tanstack/react-query'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { ApiError } from './errors'
import { ask, type CallOptions } from './http'

// The sources of a public read, in this order: the provider, the web server's copy of its answer (deploy/nginx.conf), the
// rows cached on the device (the query's own data), the build's copy.

/** The data of a public read: the rows of a list, or the one row of a record. */
export interface PublicRows<Row> {
  rows: readonly Row[]
  /** When the provider answered, by its own clock, in milliseconds; undefined where it did not say. */
  asOf?: number | undefined
  /** Rows are missing, and the list is stale. */
  partial?: true | undefined
  /** The rows are a copy because the provider failed with this status; 0 for no answer. */
  failure?: number | undefined
}

export type PublicRowsOf<R extends Rows> = PublicRows<RowOf<R>>

/** No read can be older than the site. */
const siteBegan = Date.UTC(2024, 0, 1)

/**
 * Returns when a read was answered, in milliseconds: by the provider's clock, else by the device's (`readAt`) where that
 * one is plausible, else undefined.
 */
export function momentOf({ asOf }: PublicRows<unknown>, readAt: number): number | undefined {
  return asOf ?? (readAt >= siteBegan && readAt <= Date.now() ? readAt : undefined)
}

/** How long the provider may take before the build's copy is shown, in milliseconds. */
const copyAfterMs = 2000

/**
 * Reads the rows at `path`; `rowsOf` parses the answer. Only a `list` has a copy in the build. Rejects with the provider's
 * `ApiError` where there is no copy, and where the device has rows, which then stay on the screen.
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
  // The request goes on: a late answer replaces the copy.
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

/** Stands for the provider's failure where the web server answered in its place and does not say which it was. */
const badGateway = 502

/** Returns whether the build has copies of the public lists. */
const hasCopies = () => document.getElementById('root')?.dataset['copied'] !== undefined

/** Returns the build's copy of a list, undefined where there is none. Its code is loaded only when it is needed. */
const readCopy = (resource: Rows, locale: string): Promise<PublicRows<unknown> | undefined> =>
  import('./build-copy').then(
    ({ readBuildCopy }) => readBuildCopy(resource, locale),
    () => undefined,
  )
