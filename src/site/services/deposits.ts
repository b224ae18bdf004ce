import { msg } from '@lingui/core/macro'
import { publicDeposits } from './families/deposits'
import type { Service } from './service-page'

export const deposits: Service = {
  family: publicDeposits,
  lead: msg`Fonds de clients, comptes restés sans mouvement, indemnités en attente de leur bénéficiaire : la CDEC les conserve pour leurs propriétaires.`,
  definition: [
    msg`Un dépôt est une somme remise à la CDEC pour qu’elle la conserve, sans servir de garantie. La loi l’impose à certaines professions et à certains organismes qui détiennent des fonds pour autrui ; d’autres y recourent librement.`,
    msg`Le propriétaire des fonds peut en demander la restitution. Un dépôt n’est pas un impôt ; il ne fait perdre aucun droit à son propriétaire ni à ses héritiers.`,
  ],
  audience: [
    msg`Les professions et organismes tenus de déposer : notaires, administrateurs et mandataires judiciaires, banques, assurances, établissements publics.`,
    msg`Les personnes à qui ces sommes reviennent : titulaires d’un compte oublié, bénéficiaires d’une assurance, personnes expropriées, héritiers.`,
  ],
  advantages: [
    {
      title: msg`La sécurité d’un établissement public`,
      text: msg`Les fonds sont suivis au nom de leur bénéficiaire, sous la tutelle du ministère chargé des finances.`,
    },
    {
      title: msg`Un interlocuteur unique`,
      text: msg`Compte clôturé, banque disparue, assurance non réclamée : la demande s’adresse à la CDEC.`,
    },
  ],
  heading: msg`Les catégories`,
  intro: msg`Huit catégories de fonds sont déposées à la CDEC.`,
}
