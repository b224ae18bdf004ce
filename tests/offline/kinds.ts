/** A kind of screen: where it is, what it shows of the provider's when all is well, and what it says without. */
export interface Kind {
  path: string
  /** Words of the provider that it shows; '' for a screen that stands by itself. */
  shows: string
  /** The sentence of a list that stays empty. */
  empty?: string
}

async function rows(name: string): Promise<Record<string, string>[]> {
  const answer = await fetch(`http://localhost/api/${name}`, { headers: { 'Accept-Language': 'fr' } })
  const body: unknown = await answer.json()
  const list = typeof body === 'object' && body !== null && 'data' in body ? body.data : body
  return list as Record<string, string>[] // the provider of the tests, which other tests check
}

/** Every kind of screen of the public site; asks the provider what it shows. */
export async function allKinds(): Promise<Record<string, Kind>> {
  const first = async (name: string, field = 'title') => (await rows(name))[0]?.[field] ?? ''
  const [news] = await rows('actualites')
  const [interview] = await rows('interviews')
  return {
    'the press releases': {
      path: '/communique',
      shows: await first('communications'),
      empty: 'Aucun communiqué disponible pour le moment.',
    },
    'the publications': {
      path: '/publications',
      shows: await first('publications'),
      empty: 'Aucune publication disponible pour le moment.',
    },
    'the regulatory texts': {
      path: '/textes_reglementaires',
      shows: await first('reglementations'),
      empty: 'Aucun texte réglementaire disponible pour le moment.',
    },
    'the media library': {
      path: '/mediatheque',
      shows: await first('videos'),
      empty: 'Aucune vidéo disponible pour le moment.',
    },
    'the interviews': { path: '/interviews', shows: interview?.['titre'] ?? '' },
    'the bulletin': { path: '/infocdec', shows: interview?.['titre'] ?? '' },
    'the home page': { path: '/', shows: await first('domaines', 'nom') },
    'a news item': { path: `/actualites/${news?.['slug']}`, shows: news?.['titre'] ?? '' },
    'an interview': { path: `/interviews/${interview?.['slug']}`, shows: interview?.['titre'] ?? '' },
    'the missions': { path: '/missions', shows: await first('missions', 'titre') },
    'the partners': { path: '/partenaires', shows: await first('sponsors', 'nom') },
    'the registration': { path: '/inscription/usager', shows: await first('pays', 'nom') },
    'the contact form': { path: '/contact_us', shows: '' },
    'a service': { path: '/cons_admin', shows: '' },
    'the guide': { path: '/guide_utilisateurs', shows: '' },
    'the kept documents': { path: '/mes-documents', shows: '' },
    'the offline page': { path: '/hors-ligne', shows: '' },
    'an address that is none': { path: '/nulle-part', shows: '' },
  }
}
