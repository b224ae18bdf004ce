import { actualites } from './actualites'
import { communications } from './communications'
import { contents } from './contents'
import { domaines } from './domaines'
import { interviews } from './interviews'
import { missions } from './missions'
import { presentations } from './presentations'
import { publications } from './publications'
import { reglementations } from './reglementations'
import { slides } from './slides'
import { sponsors } from './sponsors'
import { stats } from './stats'
import { videos } from './videos'

export { recordLists } from './record-lists'

/** Every list of the public site, the most read first. */
export const publicLists = [
  communications,
  publications,
  contents,
  reglementations,
  videos,
  actualites,
  interviews,
  slides,
  stats,
  missions,
  presentations,
  domaines,
  sponsors,
] as const

export type PublicResource = (typeof publicLists)[number]

export type AnnouncedResource = Extract<PublicResource, { announced: true }>

/** The lists whose new records are announced. */
export const announcedLists = publicLists.filter((list): list is AnnouncedResource => 'announced' in list)

/** The lists that have a page of their own. */
export const pagedLists = publicLists.filter(
  (list): list is Extract<PublicResource, { page: object }> => 'page' in list,
)
