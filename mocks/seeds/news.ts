import type { actualites } from '@/contract/actualites'
import type { Bilingual } from '../locale'
import { slugOf } from '../slug'
import { picture, type Seed } from './seed'

/** A news item from its title, text, date, picture and gallery. */
export function news(
  id: number,
  datePublication: string | null,
  image: string | null,
  gallery: string[],
  titre: Bilingual,
  description: Bilingual,
): Seed<typeof actualites> {
  const galleryPhotos = gallery.map((name) => picture(name))
  const main = image === null ? null : picture(image)
  const details = { imagePrincipale: main, galleryPhotos, actualite_id: id }
  return { id, slug: slugOf(titre.fr), titre, description, image: main, datePublication, details }
}
