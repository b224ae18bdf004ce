/** A kind of page, by one example. */
export interface Kind {
  path: string
  /** A text of the provider that it shows; '' for a page without data of the provider. */
  shows: string
  /** All of its content comes from the provider. */
  list?: true
}

async function rows(name: string): Promise<Record<string, string>[]> {
  const answer = await fetch(`http://localhost/api/${name}`, { headers: { 'Accept-Language': 'fr' } })
  const body: unknown = await answer.json()
  const list = typeof body === 'object' && body !== null && 'data' in body ? body.data : body
  return list as Record<string, string>[] // the provider of the tests, which other tests check
}

/** Returns an example of every kind of page of the public site, with the texts of the built-in provider. */
export async function allKinds(): Promise<Record<string, Kind>> {
  const first = async (name: string, field = 'title') => (await rows(name))[0]?.[field] ?? ''
  const [news] = await rows('actualites')
  const [interview] = await rows('interviews')
  return {
    'the press releases': { path: '/communique', shows: await first('communications'), list: true },
    'the publications': { path: '/publications', shows: await first('publications'), list: true },
    'the media library': { path: '/mediatheque', shows: await first('videos'), list: true },
    'the news': { path: '/actualites', shows: news?.['titre'] ?? '', list: true },
    'the bulletin': { path: '/infocdec', shows: interview?.['titre'] ?? '' },
    'the home page': { path: '/', shows: await first('domaines', 'nom') },
    'a news item': { path: `/actualites/${news?.['slug']}`, shows: news?.['titre'] ?? '' },
    'an interview': { path: `/interviews/${interview?.['slug']}`, shows: interview?.['titre'] ?? '' },
    'the missions': { path: '/missions', shows: await first('missions', 'titre'), list: true },
    'the partners': { path: '/partenaires', shows: await first('sponsors', 'nom'), list: true },
    'the registration': { path: '/inscription/usager', shows: await first('pays', 'nom') },
    'the contact form': { path: '/contact_us', shows: '' },
    'the offline page': { path: '/hors-ligne', shows: '' },
    'an address that is none': { path: '/nulle-part', shows: '' },
  }
}
