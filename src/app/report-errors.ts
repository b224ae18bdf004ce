import { getToken } from '@/api/token'
import { local } from '@/lib/storage'
import { build } from '@/pwa/update/release'

type Kind = 'start' | 'error' | 'rejection' | 'policy' | 'repair'

const sentKey = 'reported'

/**
 * Sends what goes wrong to the operator's address, once for each kind and day: what the error says without anything of a
 * person, the release, the pattern of the route (`routeOf`, undefined before there is one) and the family of the browser.
 * Returns what reports a failure that nothing else sees.
 */
export function reportErrors(address: string, routeOf: () => string | undefined): (kind: Kind, error: unknown) => void {
  const send = (kind: Kind, said: string) => {
    const today = new Date().toISOString().slice(0, 10)
    const sent = Object(local.readJson(sentKey)) as Partial<Record<Kind, unknown>>
    // Without a network, or a note of what was sent, nothing is.
    if (!navigator.onLine || sent[kind] === today) return
    if (!local.write(sentKey, JSON.stringify({ ...sent, [kind]: today }))) return
    const report = { kind, said, release: build, route: routeOf() ?? '', browser: browserOf(navigator.userAgent) }
    // A beacon would name the address of the page, parameters and all, as its referrer.
    const options = { referrerPolicy: 'no-referrer', credentials: 'omit', keepalive: true } as const
    void fetch(address, { ...options, method: 'POST', body: JSON.stringify(report) }).catch(() => undefined)
  }
  const report = (kind: Kind, error: unknown) => {
    const said = messageOf(error)
    if (said) send(kind, said)
  }
  addEventListener('error', ({ error }) => report('error', error))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
    if (!/-extension:/.test(sourceFile)) send('policy', effectiveDirective)
  })
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
    if (data?.type === 'HEAL_FAILED') send('repair', data.type)
  })
  return report
}

/** What an error says, without what may be a person's; '' for one that was given up, or that is none. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error.name === 'AbortError') return ''
  // What a provider says is about what it was sent.
  return 'status' in error ? `${error.name} ${String(error.status)}` : `${error.name}: ${withoutData(error.message)}`
}

function withoutData(message: string): string {
  // The number of one of React's own messages is all that it says.
  const [react] = /^Minified React error #\d+/.exec(message) ?? []
  if (react) return react
  let text = message
  for (const typed of typedWords()) text = text.replaceAll(typed, '…')
  return (
    text
      // From the first quotation mark that is no apostrophe to the last.
      .replace(/(?:["`“«]|(?<!\p{L})['‘])(?:.*(?:["`”»]|['’](?!\p{L}))|.*$)/su, '…')
      // Addresses, whatever holds a digit or an @, and what may be a name.
      .replaceAll(/\S*(?:[\d@]|\/\S|\w:\/)\S*|(?<=\s)\p{Lu}\S*/gu, '…')
      .slice(0, 120)
  )
}

/** The words of what is typed on the page, of what is in its address, and the token; the longest first. */
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
