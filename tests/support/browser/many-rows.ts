import { writeData } from './made-data'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString().slice(0, 10)
const sentences = 'Une phrase de la description, avec « des guillemets » et le n° 12 du 3 mars. '.repeat(4)

/** So many rows in every list, with texts of the usual length. Gives the file's path. */
export function manyRows(count: number): string {
  const rows = <Row>(make: (id: number) => Row) =>
    Array.from({ length: count }, (_, n) => ({ id: n + 1, ...make(n + 1) }))
  return writeData({
    presentations: [{ id: 1, description: `<p>${sentences}</p>` }],
    missions: rows((n) => ({ titre: `Mission ${n} : garder les fonds confiés` })),
    domaines: rows((n) => ({ nom: `Domaine ${n} : financement de l’économie` })),
    stats: rows((n) => ({ label: `Indicateur ${n} (millions FCFA)`, value: n })),
    sponsors: rows((n) => ({ nom: `Partenaire ${n}`, description: sentences, image: '' })),
    slides: rows((n) => ({ title: `Diapositive ${n}`, description: sentences, image: '', order: n })),
    reglementations: rows((n) => ({ title: `Décret n° ${n} du 3 mars 2026`, document: `/api/files/${n}.pdf` })),
    videos: rows((n) => ({ title: `Vidéo ${n} de la Caisse`, youtube_id: 'abcdefghijk', date: day(n) })),
    publications: rows((n) => ({
      title: `Publication ${n} de la Caisse`,
      description: sentences,
      photo: '',
      document: `/api/files/${n}.pdf`,
      publication_date: day(n),
    })),
    communications: rows((n) => ({
      title: `Communiqué ${n} de la Caisse`,
      description: sentences,
      photo: '',
      document: `/api/files/${n}.pdf`,
      communication_date: day(n),
    })),
    actualites: rows((n) => ({
      slug: `nouvelle-${n}`,
      titre: `Nouvelle ${n} de la Caisse`,
      description: sentences,
      image: '',
      datePublication: day(n),
      details: { imagePrincipale: '', galleryPhotos: [], actualite_id: n },
    })),
    interviews: rows((n) => ({
      slug: `entretien-${n}`,
      titre: `Entretien ${n} avec un responsable`,
      description: `<p>${sentences}</p>`,
      date: day(n),
      source: '',
      imagePrincipaleUrl: '',
      details: { introduction: sentences, contenu: sentences },
    })),
    contents: rows((n) => ({
      titre: `Contenu ${n}`,
      Description: sentences,
      type: 'actualite',
      image: '',
      video: '',
    })),
    subscribers: rows((n) => ({ email: `abonne${n}@exemple.cm` })),
    pays: rows((n) => ({ nom: `Pays ${n}` })),
  })
}
