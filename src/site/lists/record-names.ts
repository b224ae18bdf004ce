import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PagedResource } from '@/contract/rows/public-lists'

/** What the site calls a record of each list that has a page. */
export const recordNames: Readonly<Record<PagedResource['name'], MessageDescriptor>> = {
  communications: msg`Communiqué`,
  publications: msg`Publication`,
  reglementations: msg`Texte réglementaire`,
  videos: msg`Vidéo`,
  actualites: msg`Actualité`,
  interviews: msg`Interview`,
  missions: msg`Mission`,
  sponsors: msg`Partenaire`,
}
