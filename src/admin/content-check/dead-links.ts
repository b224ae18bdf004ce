/** The routes and records against which a path is checked. */
interface Known {
  /** Route paths with their parameters, such as `/cas/$slug`. */
  routes: readonly string[]
  /** The slugs of the lists that are loaded, by the first path segment of their pages. */
  slugs: Readonly<Record<string, readonly string[]>>
}

/** Returns whether no route matches the path, or its loaded list has no such slug. An unloaded list is not checked. */
export function isDeadPath(path: string, { routes, slugs }: Known): boolean {
  const sought = path.replace(/(.)\/$/, '$1').toLowerCase()
  const [, folder = '', slug] = sought.split('/')
  const known = slug === undefined ? undefined : slugs[folder]
  if (known) return !known.some((one) => encodeURIComponent(one).toLowerCase() === slug || one.toLowerCase() === slug)
  return !routes.some((route) => patternOf(route)?.test(sought))
}

/** Returns the pattern of a route; undefined for the catch-all route. */
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
