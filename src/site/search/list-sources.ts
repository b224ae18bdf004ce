import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { actualites } from '@/contract/actualites'
import { communications } from '@/contract/communications'
import { interviews } from '@/contract/interviews'
import { missions } from '@/contract/missions'
import { publications } from '@/contract/publications'
import { reglementations } from '@/contract/reglementations'
import type { Resource, RowOf } from '@/contract/resource'
import { sponsors } from '@/contract/sponsors'
import { videos } from '@/contract/videos'
import { type SearchEntry, searchEntry } from './search-entry'

/** A list of the provider that can be searched, and what is found in each of its rows. */
export interface ListSource {
  kind: MessageDescriptor
  resource: Resource
  entries: (rows: readonly object[]) => SearchEntry[]
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

function source<R extends Resource>(
  kind: MessageDescriptor,
  resource: R,
  read: (row: RowOf<R>) => { title: string; text: string; to: string; hash?: string },
): ListSource {
  return {
    kind,
    resource,
    entries: (rows) =>
      rows.map((row, index) =>
        // The rows come from this very resource's list; the table of sources forgets which.
        searchEntry({ id: `${resource.name}-${index}`, ...read(row as RowOf<R>) }),
      ),
  }
}
