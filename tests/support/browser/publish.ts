import { table } from '@mocks/db'

/** Publishes a news item in both languages with the provider of this process. */
export function publish(slug: string, more: object = {}): void {
  const titled = (titre: string) => {
    const description = `<p>${titre}, le texte.</p>`
    return { slug, titre, description, datePublication: '2026-11-20', ...more }
  }
  table('actualites').create(titled(`Nouvelle ${slug}`), titled(`News ${slug}`))
}

/** Removes a news item by its slug. */
export const withdraw = (slug: string) => table('actualites').remove({ where: { slug: { equals: slug } } })
