import { msg } from '@lingui/core/macro'
import type { Family } from './family'
import { identity } from './papers'

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
  sides: {
    deposit: {
      papers: [
        {
          id: 'list',
          text: msg`La liste des abonnés, avec le montant de chaque caution et la référence de chaque contrat`,
        },
      ],
      steps: [
        {
          title: msg`L’abonné verse la caution à l’entreprise`,
          text: msg`À la signature de l’abonnement, contre un reçu à son nom. Il n’a rien à verser à la CDEC.`,
        },
        {
          title: msg`L’entreprise transfère les cautions à la CDEC`,
          text: msg`Elle joint la liste des abonnés, le montant de chaque caution et la référence de chaque contrat.`,
        },
      ],
    },
    claim: {
      papers: [
        { id: 'contract', text: msg`Le contrat d’abonnement` },
        { id: 'receipt', text: msg`Le reçu de la caution, à votre nom` },
        identity,
        { id: 'heir', isConditional: true, text: msg`Pour un héritier : la preuve de sa qualité` },
      ],
      steps: [
        {
          title: msg`Résiliez l’abonnement`,
          text: msg`Payez les dernières factures : l’entreprise arrête les comptes et fixe le solde qui vous revient.`,
        },
        {
          title: msg`Demandez la restitution`,
          text: msg`Présentez le contrat, le reçu et une pièce d’identité ; un héritier joint la preuve de sa qualité.`,
        },
      ],
    },
  },
  texts: 'cases',
  basis: msg`L’article 4 du décret de 2011 range ces sommes parmi les consignations conventionnelles.`,
} as const satisfies Family
