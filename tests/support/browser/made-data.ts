import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns a generated word that the sources do not contain, the same in every run. */
const word = (seed: number) => (seed * 7919 + 104_729).toString(36)

const both = (kind: string, seed: number) => ({ fr: `${kind} ${word(seed)} fr`, en: `${kind} ${word(seed)} en` })

const picture = (seed: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="25"><rect width="40" height="25" fill="hsl(${seed} 60% 40%)"/></svg>`

const day = (seed: number) => `2026-0${1 + (seed % 9)}-1${seed % 10}`

/** Returns data for the provider with generated titles, which a page can only have from the provider. */
export function makeData(count = 4) {
  const seeds = Array.from({ length: count }, (_, index) => index + 1)
  const files = Object.fromEntries(seeds.map((seed) => [`${word(seed)}.svg`, picture(seed * 40)]))
  const photo = (seed: number) => `/api/files/${word(seed)}.svg`
  const data = {
    communications: seeds.map((seed) => ({
      id: seed,
      title: both('communiqué', seed + 100),
      description: both('texte', seed + 100),
      photo: photo(seed),
      communication_date: day(seed),
    })),
    publications: seeds.map((seed) => ({
      id: seed,
      title: both('publication', seed + 200),
      description: both('texte', seed + 200),
      photo: photo(seed),
      publication_date: day(seed + 1),
    })),
    reglementations: seeds.map((seed) => ({ id: seed, title: both('décret', seed + 300), document: '' })),
    videos: seeds.map((seed) => ({
      id: seed,
      title: both('vidéo', seed + 400),
      youtube_id: `abcdefghij${seed}`,
      date: day(seed + 2),
    })),
    actualites: seeds.map((seed) => ({
      id: seed,
      slug: `nouvelle-${word(seed)}`,
      titre: both('nouvelle', seed + 500),
      description: both('texte', seed + 500),
      image: photo(seed),
      datePublication: day(seed),
      details: { imagePrincipale: photo(seed), galleryPhotos: [photo(seed)], actualite_id: seed },
    })),
    interviews: seeds.map((seed) => ({
      id: seed,
      slug: `entretien-${word(seed)}`,
      titre: both('entretien', seed + 600),
      description: both('texte', seed + 600),
      date: day(seed),
      source: '',
      imagePrincipaleUrl: photo(seed),
      details: { introduction: both('introduction', seed), contenu: both('contenu', seed) },
    })),
    missions: seeds.map((seed) => ({ id: seed, titre: both('mission', seed) })),
    presentations: [{ id: 1, description: both('présentation', 1) }],
    domaines: seeds.map((seed) => ({ id: seed, nom: both('domaine', seed) })),
    stats: seeds.map((seed) => ({ id: seed, label: both('indicateur', seed), value: seed * 11 })),
    sponsors: seeds.map((seed) => ({
      id: seed,
      nom: both('partenaire', seed),
      description: both('texte', seed),
      image: photo(seed),
    })),
    slides: seeds.map((seed) => ({
      id: seed,
      title: both('bandeau', seed),
      description: both('texte', seed),
      image: `${word(seed)}.svg`,
      order: seed,
    })),
    files,
  }
  return { file: writeData(data), data }
}

/** Writes data to a file for `startProvider`. Returns its path. */
export function writeData(data: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'cdec-')), 'data.json')
  writeFileSync(file, JSON.stringify(data))
  return file
}
