import { parseUrl } from '@/lib/parse-url'
import { seenText } from '@/lib/seen-text'

/**
 * Returns the address of a link as it is written to the text: `www.cdec.cm` and `info@cdec.cm` get their protocol. Undefined
 * for what is no address, and for one whose link the site would not show (see `lib/sanitize`).
 */
export function linkAddress(typed: string): string | undefined {
  const address = completed(seenText(typed))
  const isLink = /^https?:\/\//i.test(address) ? isPage(address) : other.test(address)
  return isLink ? address : undefined
}

function completed(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`
  return /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address) ? `mailto:${address}` : address
}

/** With credentials the address looks like that of another site. */
function isPage(address: string): boolean {
  const { hostname = '', username = '' } = parseUrl(address) ?? {}
  return hostname.includes('.') && username === ''
}

/** A mailbox, a telephone number, a path of the site, a place in the page. */
const other = /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?\d[\d .-]*|\/(?![/\\])\S*|#\S+)$/i
