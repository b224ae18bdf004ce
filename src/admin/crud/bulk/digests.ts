import { plain, type Snapshot } from '@/admin/crud/conflict/compare'

/** The digests of a record's fields: enough to see which have changed, in a few characters each. */
export function digestsOf(snapshot: Snapshot): Record<string, string> {
  return Object.fromEntries(Object.entries(snapshot).map(([name, text]) => [name, digest(text)]))
}

/** The fields of a record that are not as their digests say. */
export function changedFields(digests: Readonly<Record<string, string>>, current: Snapshot): string[] {
  const names = new Set([...Object.keys(digests), ...Object.keys(current)])
  return [...names].filter((name) => (digests[name] ?? digest('')) !== digest(current[name] ?? ''))
}

/** 53 bits of a text (cyrb53, public domain), of what `isSame` compares; in base 36. It guards against nobody's intent. */
function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const unit of plain(text)) {
    const code = unit.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
