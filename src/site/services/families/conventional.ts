import { msg } from '@lingui/core/macro'
import type { Family } from './family'

/** Decree 2011/105, article 4, third family. */
export const conventional = {
  path: '/cons_convention',
  title: msg`Consignations conventionnelles`,
  entries: [
    {
      slug: 'garantie-eau-electricite',
      title: msg`Garanties auprès des entreprises d’eau et d’électricité`,
      text: msg`La caution, ou avance sur consommation, versée à l’ouverture d’un compteur d’eau ou d’électricité. Elle couvre les factures qui resteraient impayées au départ de l’abonné ; le solde lui est restitué.`,
    },
  ],
  steps: [
    {
      title: msg`Versez la caution à l’entreprise`,
      text: msg`À la signature de l’abonnement, contre un reçu à votre nom. Vous n’avez rien à verser à la CDEC.`,
    },
    {
      title: msg`L’entreprise transfère la somme`,
      text: msg`Elle joint la liste des abonnés, le montant de chaque caution et la référence de chaque contrat.`,
    },
    {
      title: msg`Conservez le contrat et le reçu`,
      text: msg`Ils établissent votre droit, même des années plus tard.`,
    },
    {
      title: msg`Résiliez, puis demandez la restitution`,
      text: msg`L’entreprise arrête les comptes. Présentez le contrat, le reçu et une pièce d’identité ; un héritier joint la preuve de sa qualité.`,
    },
  ],
  basis: msg`L’article 4 du décret de 2011 range ces sommes parmi les consignations conventionnelles.`,
} as const satisfies Family
