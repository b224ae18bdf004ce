export interface ContactRequest {
  name: string
  email: string
  raison_sociale: string
  numero: string
  message: string
}

/** The maximum length of an address that Windows passes to a mail program, in characters. */
const maxLength = 2000

/** The text of the message, the sender's data under it; `line` returns one of them with its label, in the reader's language. */
export function mailText(
  request: ContactRequest,
  line: (field: keyof ContactRequest, value: string) => string,
): string {
  const sender = (['name', 'email', 'raison_sociale', 'numero'] as const).flatMap((field) =>
    request[field] === '' ? [] : [line(field, request[field])],
  )
  return [request.message, '', '--', ...sender].join('\n')
}

/** The link that opens the mail program. A text too long for one is left out (`whole` is false): it has to be pasted. */
export function mailLink(to: string, subject: string, text: string): { href: string; whole: boolean } {
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}`
  // Mail uses CRLF.
  const href = `${start}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`
  return href.length <= maxLength ? { href, whole: true } : { href: start, whole: false }
}
