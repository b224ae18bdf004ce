import { actualites } from './actualites.ts'
import { communications } from './communications.ts'
import { contents } from './contents.ts'
import type { Rows } from './define-rows.ts'
import { domaines } from './domaines.ts'
import { interviews } from './interviews.ts'
import { missions } from './missions.ts'
import { presentations } from './presentations.ts'
import { publications } from './publications.ts'
import { reglementations } from './reglementations.ts'
import { slides } from './slides.ts'
import { sponsors } from './sponsors.ts'
import { stats } from './stats.ts'
import { videos } from './videos.ts'

/** What every list of the public site says of itself. */
type PublicRows = Rows & Required<Pick<Rows, 'texts'>>

/** Every list of the public site: those with a page of their own first, the most read before the others. */
export const publicLists = [
  communications,
  publications,
  reglementations,
  videos,
  actualites,
  interviews,
  missions,
  sponsors,
  contents,
  slides,
  stats,
  presentations,
  domaines,
] as const satisfies readonly PublicRows[]

type PublicResource = (typeof publicLists)[number]

/** Returns the lists whose definition has a property. */
const listsWith = <Property extends keyof Rows>(property: Property) =>
  publicLists.filter((list): list is Extract<PublicResource, Record<Property, unknown>> => property in list)

/** The lists that have a page of their own. */
export const pagedLists = listsWith('page')

export type PagedResource = (typeof pagedLists)[number]

/** The lists whose records have their own pages. */
export const recordLists = pagedLists.filter(
  (list): list is Extract<PagedResource, { page: { records: true } }> => 'records' in list.page,
)

/** The lists whose records may have a document to download. */
export const documentLists = listsWith('document')

/** The lists with a feed. */
export const feedLists = listsWith('feed')
