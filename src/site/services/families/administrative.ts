import { msg } from '@lingui/core/macro'
import type { Family, ServiceEntry } from './family'
import { claimIdentity, identity, niu, receipt } from './papers'

const pay: ServiceEntry = {
  title: msg`Versez la somme`,
  text: msg`Sur le compte que la CDEC vous indique, en rappelant la référence de l’acte.`,
}

const handReceipt: ServiceEntry = {
  title: msg`Remettez une copie du récépissé à l’administration`,
  text: msg`À celle qui a demandé la garantie ; conservez l’original.`,
}

const askBack: ServiceEntry = {
  title: msg`Demandez la restitution à la CDEC`,
  text: msg`Présentez la mainlevée, le récépissé et votre pièce d’identité.`,
}

/** Steps that cases share. */
export const administrativeSteps = { pay, handReceipt, askBack }

/** Decree 2011/105, article 4, first family. */
export const administrative = {
  path: '/cons_admin',
  title: msg`Consignations administratives`,
  entries: [
    {
      slug: 'caution-comptable-public',
      title: msg`Cautionnement des comptables publics`,
      text: msg`La garantie que verse un agent avant de manier des deniers publics, pour répondre de sa gestion.`,
    },
    {
      slug: 'caution-marche-public',
      title: msg`Cautionnement sur les marchés publics`,
      text: msg`La garantie d’une entreprise qui soumissionne à un marché public ou qui l’exécute.`,
    },
    {
      slug: 'caution-logement-administratif',
      title: msg`Occupation d’un logement administratif ou du domaine public`,
      text: msg`La caution versée par l’occupant d’un logement de l’État ou d’une dépendance du domaine public.`,
    },
    {
      slug: 'caution-officier-public',
      title: msg`Cautionnement des officiers publics et ministériels`,
      text: msg`La garantie que fournissent, pour exercer leur charge, les notaires, huissiers et autres officiers.`,
    },
    {
      slug: 'caution-rapatriement',
      title: msg`Cautionnement de rapatriement`,
      text: msg`La somme déposée à l’entrée ou pour le séjour d’un étranger, qui finance au besoin son rapatriement.`,
    },
    {
      slug: 'caution-candidat-election',
      title: msg`Cautionnement des candidats aux élections`,
      text: msg`La somme qui accompagne une candidature, restituée ou acquise à l’État selon la loi électorale.`,
    },
    {
      slug: 'achat-vehicule',
      title: msg`Apport personnel et avance sur achat de véhicule`,
      text: msg`La part que verse l’agent, ou l’avance qu’il reçoit, lorsque l’administration l’aide à acquérir un véhicule.`,
    },
    {
      slug: 'coupes-de-bois',
      title: msg`Coupes de bois`,
      text: msg`Les garanties des exploitants forestiers et des adjudicataires d’une coupe : respect du permis, paiement des droits.`,
    },
    {
      slug: 'emoluments-et-main-d-oeuvre-penale',
      title: msg`Émoluments affectés aux tribunaux et main-d’œuvre pénale`,
      text: msg`La quote-part des émoluments qui revient aux tribunaux, et le produit du travail des personnes détenues.`,
    },
    {
      slug: 'fonds-de-la-curatelle',
      title: msg`Fonds de la curatelle`,
      text: msg`Les fonds des successions sans héritier connu, conservés jusqu’à ce qu’un ayant droit se manifeste.`,
    },
    {
      slug: 'reliquat-vente-douane',
      title: msg`Reliquat des ventes aux enchères en douane`,
      text: msg`Ce qui reste du prix d’une marchandise vendue par la douane, une fois les droits et les frais payés.`,
    },
  ],
  sides: {
    deposit: {
      papers: [
        {
          id: 'act',
          text: msg`L’acte qui demande la garantie : décision, contrat de marché ou lettre de l’administration`,
        },
        identity,
        { id: 'register', isConditional: true, text: msg`Pour une entreprise : le registre du commerce` },
      ],
      information: [niu],
      steps: [
        {
          title: msg`Lisez l’acte qui demande la garantie`,
          text: msg`Décision, contrat de marché ou lettre de l’administration : il fixe le montant et précise à quel nom consigner.`,
        },
        pay,
        handReceipt,
      ],
    },
    claim: {
      papers: [{ id: 'release', text: msg`La mainlevée donnée par l’administration` }, receipt, claimIdentity],
      steps: [
        {
          title: msg`Demandez la mainlevée à l’administration`,
          text: msg`Celle qui a demandé la garantie la donne par écrit, une fois vos obligations remplies.`,
        },
        askBack,
      ],
    },
  },
  texts: 'cases',
  basis: msg`L’article 4 du décret de 2011 range ces sommes parmi les consignations administratives.`,
} as const satisfies Family
