import type { administrative } from '@/site/services/families/administrative'
import type { DetailsOf } from '@/site/services/families/case-details'
import { collectionDetails } from './collections'
import { contractDetails } from './contracts'
import { officeDetails } from './offices'

/** What article 4 and the procedure usual for each of these cases say; the institution has to confirm the steps. */
export const administrativeDetails: DetailsOf<typeof administrative> = {
  ...officeDetails,
  ...contractDetails,
  ...collectionDetails,
}
