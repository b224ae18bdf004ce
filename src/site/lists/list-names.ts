import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PagedResource } from '@/contract/rows/public-lists'

/** How the site calls each list that has a page, and one of its records. */
export const listNames: Readonly<Record<PagedResource['name'], { all: MessageDescriptor; one: MessageDescriptor }>> = {
  communications: { all: msg`Communiqués`, one: msg`Communiqué` },
  publications: { all: msg`Publications`, one: msg`Publication` },
  reglementations: { all: msg`Textes réglementaires`, one: msg`Texte réglementaire` },
  videos: { all: msg`Médiathèque`, one: msg`Vidéo` },
  actualites: { all: msg`Actualités`, one: msg`Actualité` },
  interviews: { all: msg`Interviews`, one: msg`Interview` },
  missions: { all: msg`Missions`, one: msg`Mission` },
  sponsors: { all: msg`Partenaires`, one: msg`Partenaire` },
}
