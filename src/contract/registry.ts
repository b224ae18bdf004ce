import { actualites } from './actualites'
import { communications } from './communications'
import { contents } from './contents'
import { domaines } from './domaines'
import { interviews } from './interviews'
import { missions } from './missions'
import { pays } from './pays'
import { presentations } from './presentations'
import { publications } from './publications'
import { reglementations } from './reglementations'
import { slides } from './slides'
import { sponsors } from './sponsors'
import { stats } from './stats'
import { subscribers } from './subscribers'
import { videos } from './videos'
import { villes } from './villes'

/** Every resource by its name. Cities are managed on the screen of their country. */
export const resources = {
  slides,
  sponsors,
  missions,
  videos,
  presentations,
  domaines,
  stats,
  publications,
  communications,
  interviews,
  reglementations,
  actualites,
  subscribers,
  pays,
  contents,
  villes,
}

export type ResourceName = keyof typeof resources
