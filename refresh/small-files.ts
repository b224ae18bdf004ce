import { settings } from '@/site/settings'

/** Returns the sitemap of addresses of the site. */
export function sitemapXml(addresses: readonly string[]): string {
  const urls = addresses.map((address) => new URL(address, settings.origin).href.replaceAll('&', '&amp;')).toSorted()
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${url}</loc></url>`).join('\n')}
</urlset>
`
}

/** Returns security.txt (RFC 9116). It ends half a year after the current month, so that it changes once a month. */
export function securityText(now: number): string {
  const date = new Date(now)
  const expires = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 6))
  return `Contact: mailto:${settings.email}
Expires: ${expires.toISOString()}
Preferred-Languages: fr, en
Canonical: ${settings.origin}/.well-known/security.txt
`
}
