import { writeData } from './made-data'

const day = '2026-05-11'
const megabyte = 1_000_000

/** A text of a megabyte, or nested ten thousand deep: as HTML of many small parts, as one word, as plain words. */
export const hugeTexts = {
  'a megabyte of HTML': '<p><b>a</b> <i>b</i> <a href="javascript:alert(1)">c</a></p>'.repeat(megabyte / 62),
  'a megabyte of one word': 'a'.repeat(megabyte),
  'a megabyte of words': 'des mots '.repeat(megabyte / 9),
  'a megabyte of brackets': '<'.repeat(megabyte),
  'a megabyte of tables': '<table><tr><td>'.repeat(megabyte / 15),
  'ten thousand levels': `${'<blockquote><div><b>'.repeat(10_000)}a`,
  'ten thousand lists': `${'<ul><li>'.repeat(10_000)}a`,
} as const

/** One record of each kind, with the same text in every field that is shown. Gives the file's path. */
export function hugeData(text: string): string {
  const at = { id: 1 }
  return writeData({
    presentations: [{ ...at, description: text }],
    missions: [{ ...at, titre: text }],
    domaines: [{ ...at, nom: text }],
    stats: [{ ...at, label: text, value: 1 }],
    sponsors: [{ ...at, nom: text, description: text, image: '' }],
    slides: [{ ...at, title: text, description: text, image: '', order: 1 }],
    reglementations: [{ ...at, title: text, document: '' }],
    videos: [{ ...at, title: text, youtube_id: 'abcdefghijk', date: day }],
    publications: [{ ...at, title: text, description: text, photo: '', document: '', publication_date: day }],
    communications: [{ ...at, title: text, description: text, photo: '', document: '', communication_date: day }],
    contents: [{ ...at, titre: text, Description: text, type: 'actualite', image: '', video: '' }],
    actualites: [
      {
        ...at,
        slug: 'un',
        titre: text,
        description: text,
        image: '',
        datePublication: day,
        details: { imagePrincipale: '', galleryPhotos: [], actualite_id: 1 },
      },
    ],
    interviews: [
      {
        ...at,
        slug: 'un',
        titre: text,
        description: text,
        date: day,
        source: '',
        imagePrincipaleUrl: '',
        details: { introduction: text, contenu: text },
      },
    ],
  })
}
