import { type Area, loadCatalog } from './catalogs'

/** Resolves to a lazily imported module once the texts of its area are loaded too. */
export async function withCatalog<Part>(area: Area, part: Promise<Part>): Promise<Part> {
  const [imported] = await Promise.all([part, loadCatalog(area)])
  return imported
}
