import { msg } from '@lingui/core/macro'
import type { Service } from './service-page'

/** Decree 2011/105, article 4, third family. */
export const conventionalConsignments: Service = {
  path: '/cons_convention',
  title: msg`Consignations conventionnelles`,
  lead: msg`Vous avez versé une caution à la signature d’un abonnement ? La CDEC la conserve pendant la durée du contrat, à l’issue duquel elle vous est restituée.`,
  definition: [
    msg`Une consignation conventionnelle est une somme que deux parties conviennent, par contrat, de constituer en garantie. Elle n’est demandée ni par un juge ni par une administration : elle résulte du contrat.`,
    msg`Cette somme appartient toujours à celui qui l’a versée. L’entreprise qui l’a reçue la transfère à la CDEC, qui la conserve jusqu’à la fin du contrat.`,
  ],
  audience: [
    msg`Les abonnés, particuliers ou entreprises, qui ont versé une caution à la signature de leur contrat.`,
    msg`Les entreprises de distribution d’eau et d’électricité, qui encaissent ces cautions et doivent les transférer.`,
  ],
  advantages: [
    {
      title: msg`La confiance des deux côtés`,
      text: msg`Les fonds ne sont détenus ni par l’abonné ni par l’entreprise : chacun peut compter sur leur disponibilité.`,
    },
    {
      title: msg`Une caution protégée`,
      text: msg`Même si l’entreprise change de nom, de propriétaire ou cesse son activité, la somme peut toujours être retrouvée.`,
    },
    {
      title: msg`Une restitution à la fin du contrat`,
      text: msg`L’abonnement résilié et les dernières factures payées, la caution revient à l’abonné ou à ses héritiers.`,
    },
    {
      title: msg`Des comptes clairs`,
      text: msg`Pour l’entreprise, les fonds des abonnés sont séparés des siens.`,
    },
    {
      title: msg`Une utilité pour le pays`,
      text: msg`Rassemblées, ces sommes contribuent au financement du développement, sans cesser d’appartenir aux abonnés.`,
    },
  ],
  entries: {
    heading: msg`L’activité`,
    intro: msg`Une seule activité relève à ce jour des consignations conventionnelles.`,
    list: [
      {
        title: msg`Garanties auprès des entreprises d’eau et d’électricité`,
        text: msg`La caution, ou avance sur consommation, versée à l’ouverture d’un compteur d’eau ou d’électricité. Elle couvre les factures qui resteraient impayées au départ de l’abonné ; le solde lui est restitué.`,
      },
    ],
  },
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
}
