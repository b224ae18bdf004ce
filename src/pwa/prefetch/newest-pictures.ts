const newestOfEach = 8

const pictureFields = new Set(['photo', 'image', 'imagePrincipaleUrl'])
const dateFields = new Set(['communication_date', 'publication_date', 'datePublication', 'date'])

/** The addresses of this site's pictures of each list's newest rows, the newest of all first; undated rows come last. */
export function newestPictures(lists: readonly (readonly object[])[]): Set<string> {
  const newest = lists.flatMap((rows) => [...rows].sort(byDate).slice(0, newestOfEach)).sort(byDate)
  return new Set(newest.flatMap((row) => texts(row, pictureFields)).filter(isOurs))
}

/** The newest first; rows of the same day, or without one, keep the provider's order. */
const byDate = (one: object, other: object) => dateOf(other).localeCompare(dateOf(one))

const dateOf = (row: object) => texts(row, dateFields)[0] ?? ''

function texts(row: object, fields: ReadonlySet<string>): string[] {
  const values = Object.entries(row).map(([field, value]) => (fields.has(field) ? value : ''))
  return values.filter((value) => typeof value === 'string' && value !== '')
}

function isOurs(address: string) {
  try {
    return new URL(address, location.href).origin === location.origin
  } catch {
    return false
  }
}
