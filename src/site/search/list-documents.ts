import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { interviews } from '@/contract/rows/interviews'
import { missions } from '@/contract/rows/missions'
import type { PublicResource } from '@/contract/rows/public-lists'
import { publications } from '@/contract/rows/publications'
import { reglementations } from '@/contract/rows/reglementations'
import { sponsors } from '@/contract/rows/sponsors'
import { videos } from '@/contract/rows/videos'
import { htmlToText } from '@/lib/html-to-text'
import type { SearchDocument } from './search-index'

/** A list of the provider that can be searched, and what is found in each of its rows. */
export interface ListSource {
  resource: Rows
  documents: (rows: readonly object[]) => SearchDocument[]
}

/** What is found in each list; null for those whose rows are parts of pages. */
const sources: Readonly<Record<PublicResource['name'], ListSource | null>> = {
  reglementations: source(msg`Texte réglementaire`, reglementations, ({ id, title, description }) => ({
    title,
    text: [description],
    to: '/textes_reglementaires',
    hash: `reglementations-${id}`,
  })),
  communications: source(msg`Communiqué`, communications, ({ id, title, description }) => ({
    title,
    text: [description],
    to: '/communique',
    hash: `communications-${id}`,
  })),
  publications: source(msg`Publication`, publications, ({ id, title, description }) => ({
    title,
    text: [description],
    to: '/publications',
    hash: `publications-${id}`,
  })),
  actualites: source(msg`Actualité`, actualites, ({ titre, description, slug }) => ({
    title: titre,
    text: [description],
    to: `/actualites/${encodeURIComponent(slug)}`,
  })),
  interviews: source(msg`Interview`, interviews, ({ titre, description, slug, details }) => ({
    title: titre,
    text: [description, details.introduction, details.contenu],
    to: `/interviews/${encodeURIComponent(slug)}`,
  })),
  videos: source(msg`Vidéo`, videos, ({ id, title }) => ({
    title,
    text: [],
    to: '/mediatheque',
    hash: `videos-${id}`,
  })),
  missions: source(msg`Mission`, missions, ({ id, titre }) => ({
    title: titre,
    text: [],
    to: '/missions',
    hash: `missions-${id}`,
  })),
  sponsors: source(msg`Partenaire`, sponsors, ({ id, nom, description }) => ({
    title: nom,
    text: [description],
    to: '/partenaires',
    hash: `sponsors-${id}`,
  })),
  contents: null,
  slides: null,
  stats: null,
  presentations: null,
  domaines: null,
}

export const listSources = Object.values(sources).filter((one) => one !== null)

function source<R extends Rows>(
  label: MessageDescriptor,
  resource: R,
  read: (row: RowOf<R>) => Pick<SearchDocument, 'title' | 'to' | 'hash'> & { text: readonly string[] },
): ListSource {
  return {
    resource,
    documents: (rows) =>
      rows.map((row, index) => {
        const { title, text, ...address } = read(row)
        return {
          id: `${resource.name}-${index}`,
          kind: resource.name,
          label,
          title: htmlToText(title),
          text: text.map(htmlToText).join(' '),
          ...address,
        }
      }),
  }
}
