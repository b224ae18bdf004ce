import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The contents of a record. Each list has its own names for them. */
interface Content<Text> {
  title: Text
  text: Text
  photo: string
  document: string
  day: string
  slug: string
}

/** Returns `count` records for each public list of the provider. */
export function recordsOf<Text>(count: number, contentOf: (id: number, list: string) => Content<Text>) {
  const rows = <Row>(list: string, rowOf: (content: Content<Text>, id: number) => Row) =>
    Array.from({ length: count }, (_none, n) => ({ id: n + 1, ...rowOf(contentOf(n + 1, list), n + 1) }))
  const paper = ({ title, text, photo, document }: Content<Text>) => ({ title, description: text, photo, document })
  return {
    communications: rows('communications', (content) => ({ ...paper(content), communication_date: content.day })),
    publications: rows('publications', (content) => ({ ...paper(content), publication_date: content.day })),
    reglementations: rows('reglementations', ({ title, document }) => ({ title, document })),
    videos: rows('videos', ({ title, day }, id) => ({ title, youtube_id: `abcdefghij${id % 10}`, date: day })),
    actualites: rows('actualites', ({ title, text, photo, day, slug }, id) => ({
      slug,
      titre: title,
      description: text,
      image: photo,
      datePublication: day,
      details: { imagePrincipale: photo, galleryPhotos: photo === '' ? [] : [photo], actualite_id: id },
    })),
    interviews: rows('interviews', ({ title, text, photo, day, slug }) => ({
      slug,
      titre: title,
      description: text,
      date: day,
      source: '',
      imagePrincipaleUrl: photo,
      details: { introduction: text, contenu: text },
    })),
    missions: rows('missions', ({ title }) => ({ titre: title })),
    presentations: rows('presentations', ({ text }) => ({ description: text })),
    domaines: rows('domaines', ({ title }) => ({ nom: title })),
    stats: rows('stats', ({ title }, id) => ({ label: title, value: 1000 + id })),
    sponsors: rows('sponsors', ({ title, text, photo }) => ({ nom: title, description: text, image: photo })),
    slides: rows('slides', ({ title, text, photo }, id) => ({
      title,
      description: text,
      image: photo.slice(photo.lastIndexOf('/') + 1),
      order: id,
    })),
  }
}

/** Returns a generated word that the sources do not contain, the same in every run. */
const word = (seed: number) => (seed * 7919 + 104_729).toString(36)

const both = (text: string) => ({ fr: `${text} fr`, en: `${text} en` })

/** Returns data for the provider with generated texts, which a page can only have from the provider, and their file. */
export function makeData(count = 4) {
  const photo = (id: number) => `/api/files/${word(id)}.svg`
  const picture = (id: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="25"><rect width="40" height="25" fill="hsl(${id * 40} 60% 40%)"/></svg>`
  const records = recordsOf(count, (id, list) => ({
    title: both(`${list} ${word(id)}`),
    text: both(`${list} texte ${word(id)}`),
    photo: photo(id),
    document: '',
    day: `2026-0${1 + (id % 9)}-1${id % 10}`,
    slug: `${list}-${word(id)}`,
  }))
  const files = Object.fromEntries(records.missions.map(({ id }) => [`${word(id)}.svg`, picture(id)]))
  const data = { ...records, presentations: records.presentations.slice(0, 1), files }
  return { file: writeData(data), data }
}

/** Writes data to a file for `startProvider`. Returns its path. */
export function writeData(data: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'cdec-')), 'data.json')
  writeFileSync(file, JSON.stringify(data))
  return file
}
