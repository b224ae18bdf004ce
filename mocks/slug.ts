/** Returns the slug of a title: its letters and figures without accents, 80 at most. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase()
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
}
