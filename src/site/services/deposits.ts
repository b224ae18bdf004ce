import { msg } from '@lingui/core/macro'
import type { Service } from './service-page'

/** Decree 2011/105, article 4, fourth family. */
export const deposits: Service = {
  path: '/depot',
  title: msg`Dépôts`,
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
  entries: {
    heading: msg`Les catégories`,
    intro: msg`Huit catégories de fonds sont déposées à la CDEC.`,
    list: [
      {
        title: msg`Fonds tenus par les notaires`,
        text: msg`Les sommes reçues des clients pour une vente, une succession ou un acte, et non encore réparties.`,
      },
      {
        title: msg`Fonds tenus par les administrateurs et mandataires judiciaires`,
        text: msg`Les fonds qu’ils reçoivent dans la gestion des biens ou de l’entreprise d’autrui.`,
      },
      {
        title: msg`Comptes inactifs`,
        text: msg`Les comptes sans mouvement dont le titulaire ne s’est pas manifesté dans le délai fixé par les textes.`,
      },
      {
        title: msg`Contrats d’assurance non réclamés`,
        text: msg`Les capitaux et indemnités que nul n’a réclamés à l’assureur.`,
      },
      {
        title: msg`Indemnités d’expropriation`,
        text: msg`Les sommes dues pour un terrain exproprié dans l’intérêt public, lorsque leur bénéficiaire est absent, inconnu ou contesté.`,
      },
      {
        title: msg`Fonds d’équipement des collectivités`,
        text: msg`Les ressources réservées à l’équipement des communes et des régions, en attente d’emploi.`,
      },
      {
        title: msg`Fonds des organismes publics et de prévoyance`,
        text: msg`Les réserves que des établissements publics et des caisses de prévoyance confient à la CDEC.`,
      },
      {
        title: msg`Fonds gérés sous mandat`,
        text: msg`Les sommes que l’État ou un organisme charge la CDEC de gérer dans un but déterminé.`,
      },
    ],
  },
  steps: [
    {
      title: msg`Pour déposer : établissez la liste`,
      text: msg`Nom, adresse, identifiant unique (NIU), pièce d’identité et montant pour chaque bénéficiaire, dans un fichier électronique.`,
    },
    {
      title: msg`Transférez les fonds et la liste ensemble`,
      text: msg`Sur le compte indiqué par la CDEC, dans les délais fixés par le décret de 2023. Tout retard donne lieu à des intérêts.`,
    },
    {
      title: msg`Pour obtenir la restitution : rassemblez vos pièces`,
      text: msg`Une pièce d’identité et tout document établissant votre lien avec la somme : relevé, contrat, acte notarié, décision.`,
    },
    {
      title: msg`Adressez votre demande à la CDEC`,
      text: msg`Précisez qui détenait les fonds et depuis quand. Un héritier joint le jugement ou l’acte d’hérédité.`,
    },
  ],
  basis: msg`L’article 4 du décret de 2011 énumère ces dépôts ; le décret du 1er décembre 2023 en règle le transfert.`,
}
