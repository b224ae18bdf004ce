import { msg } from '@lingui/core/macro'
import type { Service } from './service'

/** Decree 2011/105, article 4, fourth family. */
export const deposits: Service = {
  path: '/depot',
  title: msg`Dépôts`,
  lead: msg`Fonds de clients, comptes restés sans mouvement, indemnités qui attendent leur bénéficiaire : la CDEC les garde pour ceux à qui ils appartiennent.`,
  definition: [
    msg`Un dépôt est une somme remise à la CDEC pour qu’elle la conserve, sans qu’elle serve de garantie. La loi l’impose à certaines professions et à certains organismes, qui tiennent de l’argent pour d’autres ; d’autres la choisissent.`,
    msg`Celui à qui l’argent appartient peut en demander le retour. Un dépôt n’est pas un impôt, et il ne fait perdre aucun droit à son propriétaire ni à ses héritiers.`,
  ],
  audience: [
    msg`Les professions et organismes tenus de déposer : notaires, administrateurs et mandataires judiciaires, banques, assurances, établissements publics.`,
    msg`Les personnes à qui ces sommes reviennent : titulaires d’un compte oublié, bénéficiaires d’une assurance, personnes expropriées, héritiers.`,
  ],
  advantages: [
    {
      title: msg`La sécurité d’un établissement public`,
      text: msg`Les fonds sont suivis au nom de leur bénéficiaire, sous la surveillance du ministère chargé des finances.`,
    },
    {
      title: msg`Un seul endroit où demander`,
      text: msg`Un compte fermé, une banque disparue, une assurance jamais réclamée : la demande se fait à la CDEC.`,
    },
  ],
  entries: {
    heading: msg`Les catégories`,
    intro: msg`Huit catégories de fonds sont déposées à la CDEC.`,
    list: [
      {
        title: msg`Fonds tenus par les notaires`,
        text: msg`Les sommes reçues des clients pour une vente, une succession ou un acte, qui ne sont pas encore réparties.`,
      },
      {
        title: msg`Fonds tenus par les administrateurs et mandataires judiciaires`,
        text: msg`L’argent qu’ils reçoivent en gérant les biens ou l’entreprise d’autrui.`,
      },
      {
        title: msg`Comptes inactifs`,
        text: msg`Les comptes sans mouvement dont le titulaire ne donne plus de nouvelles, passé le délai fixé par les textes.`,
      },
      {
        title: msg`Contrats d’assurance non réclamés`,
        text: msg`Les capitaux et indemnités que personne n’est venu demander à l’assureur.`,
      },
      {
        title: msg`Indemnités d’expropriation`,
        text: msg`Les sommes dues pour un terrain pris dans l’intérêt public, quand leur bénéficiaire est absent, inconnu ou contesté.`,
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
        text: msg`Les sommes que l’État ou un organisme charge la CDEC de gérer pour un but précis.`,
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
      text: msg`Sur le compte indiqué par la CDEC, dans les délais du décret de 2023. Un retard coûte des intérêts.`,
    },
    {
      title: msg`Pour récupérer : rassemblez vos preuves`,
      text: msg`Une pièce d’identité et tout document qui rattache la somme à vous : relevé, contrat, acte notarié, décision.`,
    },
    {
      title: msg`Adressez votre demande à la CDEC`,
      text: msg`Dites qui détenait l’argent et depuis quand. Un héritier ajoute le jugement ou l’acte d’hérédité.`,
    },
  ],
  basis: msg`L’article 4 du décret de 2011 énumère ces dépôts ; le décret du 1er décembre 2023 en règle le transfert.`,
}
