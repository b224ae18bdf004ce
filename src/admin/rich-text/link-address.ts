import { directAddress } from '@/lib/direct-address'
import { parseUrl } from '@/lib/parse-url'
import { seenText } from '@/lib/seen-text'

/**
 * Returns the address of a link as it is written to the text: `www.cdec.cm` and `info@cdec.cm` get their protocol, spaces are
 * encoded. Undefined for what is no address, and for one whose link the site would not show (see `lib/sanitize`).
 */
export function linkAddress(input: string): string | undefined {
  const address = directAddress(completed(seenText(input)))
  const isLink = /^https?:\/\//i.test(address) ? isPage(address) : other.test(address)
  return isLink ? address.replaceAll(/\s/g, /^tel:/i.test(address) ? '' : '%20') : undefined
}

function completed(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`
  return /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address) ? `mailto:${address}` : address
}

/** An address with credentials looks like that of another site. */
function isPage(address: string): boolean {
  const { hostname = '', username = '' } = parseUrl(address) ?? {}
  return hostname.includes('.') && username === ''
}

/** A mailbox, a telephone number, a path of the site. A place of a text has no name. */
const other = /^(?:mailto:[^\s@]+@[^\s@?]+\.[^\s@?]+(?:\?.*)?|tel:\+?\d[\d .-]*|\/(?![/\\]).*)$/i
