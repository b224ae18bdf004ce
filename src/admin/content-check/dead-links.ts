/** What of a site is known to tell whether a path of it leads nowhere. */
interface Known {
  /** The paths of the routes as they are written: `/cas/$slug`. */
  routes: readonly string[]
  /** The slugs of lists that have been read, by the folder that their pages are in. */
  slugs: Readonly<Record<string, readonly string[]>>
}

/** Whether no route has this path, or the list that was read has no such record. What cannot be known is not dead. */
export function isDeadPath(path: string, { routes, slugs }: Known): boolean {
  const sought = path.replace(/(.)\/$/, '$1').toLowerCase()
  const [, folder = '', slug] = sought.split('/')
  const known = slug === undefined ? undefined : slugs[folder]
  if (known) return !known.some((one) => encodeURIComponent(one).toLowerCase() === slug || one.toLowerCase() === slug)
  return !routes.some((route) => patternOf(route)?.test(sought))
}

/** A route as a pattern; undefined for the one that takes every address. */
function patternOf(route: string): RegExp | undefined {
  if (route === '/$') return undefined
  const parts = route.split('/').map((part) => {
    if (part === '$') return '.*'
    return part.startsWith('$') ? '[^/]+' : part.replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`)
  })
  return new RegExp(
    `^${parts
      .join('/')
      .replace(/(?<=.)\/$/, '')
      .replace(/\/\.\*$/, '(?:/.*)?')}$`,
    'i',
  )
}
