import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { interviews } from '@/contract/rows/interviews'
import { missions } from '@/contract/rows/missions'
import { publications } from '@/contract/rows/publications'
import { reglementations } from '@/contract/rows/reglementations'
import { sponsors } from '@/contract/rows/sponsors'
import { videos } from '@/contract/rows/videos'
import type { SearchDocument } from './search-index'

/** A list of the provider that can be searched, and what is found in each of its rows. */
export interface ListSource {
  /** The heading of what is found in it. */
  label: MessageDescriptor
  resource: Rows
  documents: (rows: readonly object[]) => SearchDocument[]
}

export const listSources: readonly ListSource[] = [
  source(msg`Textes réglementaires`, reglementations, ({ title, description }) => ({
    title,
    text: description,
    to: '/textes_reglementaires',
  })),
  source(msg`Communiqués`, communications, ({ id, title, description }) => ({
    title,
    text: description,
    to: '/communique',
    hash: `communications-${id}`,
  })),
  source(msg`Publications`, publications, ({ id, title, description }) => ({
    title,
    text: description,
    to: '/publications',
    hash: `publications-${id}`,
  })),
  source(msg`Actualités`, actualites, ({ titre, description, slug }) => ({
    title: titre,
    text: description,
    to: `/actualites/${encodeURIComponent(slug)}`,
  })),
  source(msg`Interviews`, interviews, ({ titre, description, slug, details }) => ({
    title: titre,
    text: `${description} ${details.introduction} ${details.contenu}`,
    to: `/interviews/${encodeURIComponent(slug)}`,
  })),
  source(msg`Vidéos`, videos, ({ id, title }) => ({ title, text: '', to: '/mediatheque', hash: `videos-${id}` })),
  source(msg`Missions`, missions, ({ titre }) => ({ title: titre, text: '', to: '/missions' })),
  source(msg`Partenaires`, sponsors, ({ nom, description }) => ({
    title: nom,
    text: description,
    to: '/partenaires',
  })),
]

function source<R extends Rows>(
  label: MessageDescriptor,
  resource: R,
  read: (row: RowOf<R>) => { title: string; text: string; to: string; hash?: string },
): ListSource {
  return {
    label,
    resource,
    documents: (rows) =>
      rows.map((row, index) => ({
        id: `${resource.name}-${index}`,
        kind: resource.name,
        // The rows come from this very resource's list; the table of sources forgets which.
        ...read(row as RowOf<R>),
      })),
  }
}
