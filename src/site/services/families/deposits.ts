import { msg } from '@lingui/core/macro'
import type { Family } from './family'
import { identity } from './papers'

/** Decree 2011/105, article 4, fourth family. */
export const publicDeposits = {
  path: '/depot',
  title: msg`Dépôts`,
  entries: [
    {
      slug: 'fonds-notaires',
      title: msg`Fonds tenus par les notaires`,
      text: msg`Les sommes reçues des clients pour une vente, une succession ou un acte, et non encore réparties.`,
    },
    {
      slug: 'fonds-mandataires-judiciaires',
      title: msg`Fonds tenus par les administrateurs et mandataires judiciaires`,
      text: msg`Les fonds qu’ils reçoivent dans la gestion des biens ou de l’entreprise d’autrui.`,
    },
    {
      slug: 'comptes-inactifs',
      title: msg`Comptes inactifs`,
      text: msg`Les comptes sans mouvement dont le titulaire ne s’est plus manifesté ; la CDEC doit confirmer après combien d’années.`,
    },
    {
      slug: 'assurances-non-reclamees',
      title: msg`Contrats d’assurance non réclamés`,
      text: msg`Les capitaux et indemnités que nul n’a réclamés à l’assureur.`,
    },
    {
      slug: 'indemnites-expropriation',
      title: msg`Indemnités d’expropriation`,
      text: msg`Les sommes dues pour un terrain exproprié dans l’intérêt public, lorsque leur bénéficiaire est absent, inconnu ou contesté.`,
    },
    {
      slug: 'fonds-equipement-collectivites',
      title: msg`Fonds d’équipement des collectivités`,
      text: msg`Les ressources réservées à l’équipement des communes et des régions, en attente d’emploi.`,
    },
    {
      slug: 'fonds-organismes-publics',
      title: msg`Fonds des organismes publics et de prévoyance`,
      text: msg`Les réserves que des établissements publics et des caisses de prévoyance confient à la CDEC.`,
    },
    {
      slug: 'fonds-sous-mandat',
      title: msg`Fonds gérés sous mandat`,
      text: msg`Les sommes que l’État ou un organisme charge la CDEC de gérer dans un but déterminé.`,
    },
  ],
  sides: {
    deposit: {
      papers: [
        {
          id: 'list',
          text: msg`La liste des bénéficiaires dans un fichier électronique, avec nom, adresse, NIU, pièce d’identité et montant`,
        },
      ],
      steps: [
        {
          title: msg`Établissez la liste`,
          text: msg`Nom, adresse, identifiant unique (NIU), pièce d’identité et montant pour chaque bénéficiaire, dans un fichier électronique.`,
        },
        {
          title: msg`Transférez les fonds et la liste ensemble`,
          text: msg`Sur le compte indiqué par la CDEC, dans les délais fixés par le décret de 2023. Tout retard donne lieu à des intérêts.`,
        },
      ],
    },
    claim: {
      papers: [
        identity,
        {
          id: 'link',
          text: msg`Tout document établissant votre lien avec la somme (relevé, contrat, acte notarié, décision)`,
        },
        { id: 'heir', isConditional: true, text: msg`Pour un héritier : le jugement ou l’acte d’hérédité` },
      ],
      steps: [
        {
          title: msg`Rassemblez vos pièces`,
          text: msg`Une pièce d’identité et tout document établissant votre lien avec la somme : relevé, contrat, acte notarié, décision.`,
        },
        {
          title: msg`Adressez votre demande à la CDEC`,
          text: msg`Précisez qui détenait les fonds et depuis quand. Un héritier joint le jugement ou l’acte d’hérédité.`,
        },
      ],
    },
  },
  texts: 'cases',
  basis: msg`L’article 4 du décret de 2011 énumère ces dépôts ; le décret du 1er décembre 2023 en règle le transfert.`,
} as const satisfies Family
