import { msg } from '@lingui/core/macro'
import type { conventional } from '@/site/services/families/conventional'
import type { DetailsOf, Paper } from './case'

/** What article 4 and the service's page say of each of these cases; nothing else is known. */
export const conventionalDetails: DetailsOf<typeof conventional> = {
  'garantie-eau-electricite': {
    roles: ['pays', 'receives', 'holds'],
    who: msg`L’abonné verse à l’entreprise ; l’entreprise transfère à la CDEC.`,
    trigger: msg`L’ouverture d’un compteur d’eau ou d’électricité.`,
    sum: msg`La caution, ou avance sur consommation.`,
    outcome: msg`L’abonnement résilié et les dernières factures payées, le solde revient à l’abonné ou à ses héritiers.`,
  },
}

/** The papers that the service's page names. */
export const conventionalPapers: readonly Paper[] = [
  { id: 'contract', purpose: 'claim', text: msg`Le contrat d’abonnement` },
  { id: 'receipt', purpose: 'claim', text: msg`Le reçu de la caution, à votre nom` },
  { id: 'identity', purpose: 'claim', text: msg`Une pièce d’identité` },
  { id: 'heir', purpose: 'claim', isConditional: true, text: msg`Pour un héritier : la preuve de sa qualité` },
]
