/**
 * Returns path, search and hash of an address that was taken from an address; undefined where it is of another origin, or
 * `known` does not match its parsed path. Slashes at its start count as one, as for the web server and the router: a link to
 * `//elsewhere.example`, a path of this origin, would lead to another host.
 */
export function siteAddress(address: string, known = /^/, origin = location.origin): string | undefined {
  try {
    const { href, pathname } = new URL(address, origin)
    // The origin of a blob: address is that of its page.
    if (href.startsWith(`${origin}/`) && known.test(pathname)) return href.slice(origin.length).replace(/^\/+/, '/')
  } catch {
    // Not an address.
  }
  return undefined
}
