import { actualiteSeeds } from './actualites'
import { communicationSeeds } from './communications'
import { contentSeeds } from './contents'
import { domaineSeeds, missionSeeds, slideSeeds, statSeeds } from './home'
import { interviewSeeds } from './interviews'
import { paysSeeds, villeSeeds } from './places'
import { presentationSeeds } from './presentations'
import { publicationSeeds } from './publications'
import { reglementationSeeds } from './reglementations'
import type { Seeds } from './seed-provider'
import { sponsorSeeds } from './sponsors'
import { subscriberSeeds } from './subscribers'
import { userSeeds } from './users'
import { videoSeeds } from './videos'

/** The initial records. */
export const seeds: Seeds = {
  files: {},
  records: {
    slides: slideSeeds,
    sponsors: sponsorSeeds,
    missions: missionSeeds,
    videos: videoSeeds,
    presentations: presentationSeeds,
    domaines: domaineSeeds,
    stats: statSeeds,
    publications: publicationSeeds,
    communications: communicationSeeds,
    interviews: interviewSeeds,
    reglementations: reglementationSeeds,
    actualites: actualiteSeeds,
    subscribers: subscriberSeeds,
    pays: paysSeeds,
    contents: contentSeeds,
    villes: villeSeeds,
    users: userSeeds,
  },
}
