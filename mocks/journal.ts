export interface Entry {
  at: string
  method: string
  /** Path and query; never a header or a body, which may hold a password. */
  path: string
  /** 0 for a connection that was cut. */
  status: number
  ms: number
  locale: string
  signedIn: boolean
}

const limit = 100
let entries: Entry[] = []

export function record(request: Request, status: number, startedAt: number) {
  const url = new URL(request.url)
  entries.unshift({
    at: new Date().toISOString(),
    method: request.method,
    path: url.pathname + url.search,
    status,
    ms: Math.round(performance.now() - startedAt),
    locale: request.headers.get('accept-language') ?? '',
    signedIn: request.headers.has('authorization'),
  })
  entries.length = Math.min(entries.length, limit)
}

/** The last requests, newest first. */
export const requests = (): readonly Entry[] => entries

export function clearJournal() {
  entries = []
}
