import { msg } from '@lingui/core/macro'
import { conventional } from './families/conventional'
import type { Service } from './service-page'

export const conventionalConsignments: Service = {
  family: conventional,
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
  heading: msg`L’activité`,
  intro: msg`Une seule activité relève à ce jour des consignations conventionnelles.`,
}
