import { siteAddress } from '../../lib/site-address.ts'

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Returns an address when it is safe to open: http, https, mailto, tel, or a path of this site. Returns '' for anything
 * else: other schemes, credentials in the address, `//host` without a scheme. The provider may name other hosts, so that this
 * is another question than that of lib/site-address.ts.
 */
export function safeAddress(value: string): string {
  // Browsers ignore control characters inside a scheme ("java\nscript:").
  const address = withEncodedName(
    Array.from(value.trim())
      .filter((character) => character >= ' ' && character !== '\u007f')
      .join(''),
  )
  if (address === '') return ''
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    const path = /^[/\\#?]/.test(address) ? address : `/${address}`
    return siteAddress(path, undefined, 'https://site.invalid') === undefined ? '' : path
  }
  try {
    const url = new URL(address)
    return schemes.has(url.protocol) && url.username === '' && url.password === '' ? address : ''
  } catch {
    return ''
  }
}

/** Encodes the "%" and "#" of a file's name that the provider has put into an address as it is: "Taux 5 % n°#2.pdf". */
const withEncodedName = (address: string) =>
  address
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll(/#(?=[^/?]*\.(?:pdf|docx?|jpe?g|png|gif|webp|avif|svg)$)/gi, '%23')
