import { type Area, loadCatalog } from './catalogs'
import { storedLocale } from './locale'

/** A part that is imported on demand, given once the texts of its area are here too, in the language of the page. */
export async function withCatalog<Part>(area: Area, part: Promise<Part>): Promise<Part> {
  const [imported] = await Promise.all([part, loadCatalog(area, storedLocale())])
  return imported
}
