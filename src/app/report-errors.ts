import { getToken } from '@/api/token'
import { local } from '@/lib/storage'
import { build } from '@/pwa/update/release'

type Kind = 'start' | 'error' | 'rejection' | 'policy'

const sentKey = 'reported'

/**
 * Reports errors to the operator's address, once per kind and day: the message without personal data, the release, the
 * route's pattern (`routeOf`, undefined before the router starts) and the browser's family. Returns a function that reports
 * an error which no event reports.
 */
export function reportErrors(address: string, routeOf: () => string | undefined): (kind: Kind, error: unknown) => void {
  const send = (kind: Kind, message: string) => {
    const today = new Date().toISOString().slice(0, 10)
    const sent = Object(local.readJson(sentKey)) as Partial<Record<Kind, unknown>>
    // Nothing is sent offline, or where the day of the report cannot be stored.
    if (!navigator.onLine || sent[kind] === today) return
    if (!local.write(sentKey, JSON.stringify({ ...sent, [kind]: today }))) return
    const report = {
      kind,
      message,
      release: build,
      route: routeOf() ?? '',
      browser: browserOf(navigator.userAgent),
    }
    // A beacon would send the page's whole address as its referrer.
    const options = { referrerPolicy: 'no-referrer', credentials: 'omit', keepalive: true } as const
    void fetch(address, { ...options, method: 'POST', body: JSON.stringify(report) }).catch(() => undefined)
  }
  const report = (kind: Kind, error: unknown) => {
    const message = messageOf(error)
    if (message) send(kind, message)
  }
  addEventListener('error', ({ error }) => report('error', error))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
    if (!/-extension:/.test(sourceFile)) send('policy', effectiveDirective)
  })
  return report
}

/** Returns an error's message without personal data; '' for an abort, or for a value that is no error. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error.name === 'AbortError') return ''
  // The provider's messages may quote the data that was sent.
  return 'status' in error ? `${error.name} ${String(error.status)}` : `${error.name}: ${withoutData(error.message)}`
}

function withoutData(message: string): string {
  // Production React reports its errors by number.
  const [react] = /^Minified React error #\d+/.exec(message) ?? []
  if (react) return react
  let text = message
  for (const typed of typedWords()) text = text.replaceAll(typed, '…')
  return (
    text
      // Everything from the first quotation mark to the last, apostrophes excepted.
      .replace(/(?:["`“«]|(?<!\p{L})['‘])(?:.*(?:["`”»]|['’](?!\p{L}))|.*$)/su, '…')
      // Addresses, words with a digit or an @, and capitalised words, which may be names.
      .replaceAll(/\S*(?:[\d@]|\/\S|\w:\/)\S*|(?<=\s)\p{Lu}\S*/gu, '…')
      .slice(0, 120)
  )
}

/** Returns the words in the page's fields and address, and the token, longest first. */
function typedWords(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, [contenteditable]')]
  const texts = [
    ...fields.map(({ value, textContent }) => value ?? textContent),
    ...new URLSearchParams(location.search).values(),
    getToken() ?? '',
  ]
  return texts
    .flatMap((text) => [text, ...text.split(/\s+/)])
    .filter(({ length }) => length > 2)
    .sort((one, other) => other.length - one.length)
}

const browserOf = (agent: string) => /Edg|OPR|SamsungBrowser|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? ''
