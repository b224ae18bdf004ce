/** A news item or a press release as far as a look knows it: `key` is its list and its number. */
export interface Found {
  key: string
  path: '/api/actualites' | '/api/communications'
  title: string
  /** '' where the part that was read ended before it. */
  slug: string
  id: string
}

/** What was announced: on which day in Douala how many, and which ever. */
export interface Announced {
  day: string
  count: number
  keys: string[]
}

const mostADay = 2
/** As many as are remembered: more than the lists' newest rows. */
const mostKeys = 60

/** Douala is at UTC+1 all year. */
const inDouala = (now: Date) => new Date(now.getTime() + 3_600_000)

/** Whether it is night in Douala, from 21:00 to 07:00. */
export function isQuiet(now: Date): boolean {
  const hour = inDouala(now).getUTCHours()
  return hour >= 21 || hour < 7
}

/** Which news are announced now, at most two a day and each once, and what is remembered of it; none at night. */
export function choose(found: readonly Found[], announced: Announced | undefined, now: Date) {
  const day = inDouala(now).toISOString().slice(0, 10)
  const keys = announced?.keys ?? []
  const count = announced?.day === day ? announced.count : 0
  const fresh = found.filter(({ key }) => !keys.includes(key))
  const chosen = isQuiet(now) ? [] : fresh.slice(0, Math.max(0, mostADay - count))
  const next: Announced = {
    day,
    count: count + chosen.length,
    keys: [...keys, ...chosen.map(({ key }) => key)].slice(-mostKeys),
  }
  return { chosen, next }
}

/** Names and values of the fields that are looked for; a quote inside a text has a backslash before it. */
const field = /[{,]\s*"(id|titre|title|slug)"\s*:\s*("(?:[^"\\]|\\.)*"|\d+)/g

/** The rows in a part of a list's JSON, in their order; of one that is cut what is there. Each begins with its id. */
export function rowsIn(json: string, path: Found['path']): Found[] {
  const rows: Found[] = []
  for (const [, name, value = ''] of json.matchAll(field)) {
    const text = String(JSON.parse(value))
    const row = rows.at(-1)
    if (name === 'id') rows.push({ key: `${path} ${text}`, path, id: text, title: '', slug: '' })
    else if (row && name === 'slug') row.slug ||= text
    else if (row) row.title ||= text
  }
  return rows
}

/** The page of a news item or a press release. */
export function pageOf({ path, id, slug }: Found): string {
  if (path === '/api/communications') return `/communique#communications-${id}`
  return slug === '' ? '/actualites' : `/actualites/${encodeURIComponent(slug)}`
}
