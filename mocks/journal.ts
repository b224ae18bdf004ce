export interface Entry {
  at: string
  method: string
  /** Path and query. Headers and bodies are not recorded: they may contain a password. */
  path: string
  /** 0 for a connection that a scenario has cut. */
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

/** Returns the last requests, newest first. */
export const requests = (): readonly Entry[] => entries

export function clearJournal() {
  entries = []
}
