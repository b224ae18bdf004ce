import { msg } from '@lingui/core/macro'
import { judicial } from './families/judicial'
import type { Service } from './service-page'

export const judicialConsignments: Service = {
  family: judicial,
  lead: msg`Tant que la justice n’a pas déterminé à qui revient une somme, la CDEC la conserve en toute neutralité. Elle la remet ensuite au bénéficiaire désigné.`,
  definition: [
    msg`Une consignation judiciaire est une somme remise à la CDEC parce qu’un juge l’a ordonné, ou parce que la loi l’exige au cours d’une procédure : un procès, une saisie, une faillite, une mise en liberté.`,
    msg`La CDEC n’est pas partie au procès et ne juge pas. Elle reçoit la somme, la conserve et exécute la décision, dès lors que celle-ci est exécutoire.`,
  ],
  audience: [
    msg`Les justiciables : la personne qui demande sa liberté sous caution, la victime qui se constitue partie civile, le débiteur dont le créancier refuse le paiement.`,
    msg`Les professionnels qui détiennent des fonds pour autrui : greffiers, huissiers, notaires, syndics et liquidateurs, séquestres, banques tierces saisies.`,
  ],
  advantages: [
    {
      title: msg`Un dépositaire neutre`,
      text: msg`Aucune des parties ne détient les fonds : la CDEC les conserve en toute neutralité.`,
    },
    {
      title: msg`Des fonds protégés`,
      text: msg`Une somme consignée reste séparée, quoi qu’il advienne de son précédent détenteur.`,
    },
    {
      title: msg`La décision, et elle seule`,
      text: msg`La somme n’est libérée que sur une décision de justice exécutoire, ou dans les cas prévus par la loi.`,
    },
    {
      title: msg`Un suivi par affaire`,
      text: msg`Chaque versement est rattaché à une affaire et à des parties : son origine et sa destination sont connues.`,
    },
    {
      title: msg`Un débiteur libéré`,
      text: msg`Celui qui consigne ce qu’il doit, dans les formes prévues, est libéré de sa dette, même si son créancier refuse le paiement.`,
    },
  ],
  heading: msg`Les activités`,
  intro: msg`Douze situations mènent à une consignation judiciaire.`,
}
