import { msg } from '@lingui/core/macro'
import type { DetailsOf } from '@/site/services/families/case-details'
import type { conventional } from '@/site/services/families/conventional'

/** What article 4 and the service's page say of each of these cases; nothing else is known. */
export const conventionalDetails: DetailsOf<typeof conventional> = {
  'garantie-eau-electricite': {
    heading: msg`J’ouvre ou je ferme un compteur d’eau ou d’électricité`,
    roles: ['pays', 'receives', 'holds'],
    outcome: msg`L’abonnement résilié et les dernières factures payées, le solde revient à l’abonné ou à ses héritiers.`,
  },
}
