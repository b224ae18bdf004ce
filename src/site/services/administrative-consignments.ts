import { msg } from '@lingui/core/macro'
import type { Service } from './service-page'

/** Decree 2011/105, article 4, first family. */
export const administrativeConsignments: Service = {
  path: '/cons_admin',
  title: msg`Consignations administratives`,
  lead: msg`Une loi, un règlement ou une administration vous demande de constituer une garantie ? La CDEC reçoit la somme, la conserve et vous la restitue lorsque la garantie n’a plus lieu d’être.`,
  definition: [
    msg`Une consignation administrative est une somme qu’un texte ou une décision de l’administration oblige à remettre à la CDEC. Le plus souvent, elle sert de garantie : bonne exécution d’un marché, gestion régulière d’une caisse publique, restitution d’un logement en bon état.`,
    msg`Les fonds ne deviennent pas la propriété de l’administration qui les a demandés. La CDEC les conserve séparément, sans prendre parti, jusqu’à ce que l’autorité compétente en désigne le bénéficiaire.`,
  ],
  audience: [
    msg`Les personnes et les entreprises à qui une garantie est demandée : comptables publics, titulaires de marchés publics, candidats à une élection, exploitants forestiers, occupants d’un logement administratif.`,
    msg`Les administrations qui demandent ces garanties, ou qui détiennent encore de telles sommes.`,
  ],
  advantages: [
    {
      title: msg`Une somme en sécurité`,
      text: msg`Les fonds sont conservés par un établissement public, séparément de ceux de l’administration qui a demandé la garantie.`,
    },
    {
      title: msg`Une preuve écrite`,
      text: msg`Chaque versement donne lieu à un récépissé, qui prouve à l’administration que la garantie existe.`,
    },
    {
      title: msg`Une restitution organisée`,
      text: msg`Une fois la mainlevée donnée, la somme est restituée à l’ayant droit, sur présentation de ses pièces.`,
    },
  ],
  entries: {
    heading: msg`Les activités`,
    intro: msg`La loi range onze catégories de sommes sous cette dénomination.`,
    list: [
      {
        title: msg`Cautionnement des comptables publics`,
        text: msg`La garantie que verse un agent avant de manier des deniers publics, pour répondre de sa gestion.`,
      },
      {
        title: msg`Cautionnement sur les marchés publics`,
        text: msg`La garantie d’une entreprise qui soumissionne à un marché public ou qui l’exécute.`,
      },
      {
        title: msg`Occupation d’un logement administratif ou du domaine public`,
        text: msg`La caution versée par l’occupant d’un logement de l’État ou d’une dépendance du domaine public.`,
      },
      {
        title: msg`Cautionnement des officiers publics et ministériels`,
        text: msg`La garantie que fournissent, pour exercer leur charge, les notaires, huissiers et autres officiers.`,
      },
      {
        title: msg`Cautionnement de rapatriement`,
        text: msg`La somme déposée à l’entrée ou pour le séjour d’un étranger, qui finance au besoin son rapatriement.`,
      },
      {
        title: msg`Cautionnement des candidats aux élections`,
        text: msg`La somme qui accompagne une candidature, restituée ou acquise à l’État selon la loi électorale.`,
      },
      {
        title: msg`Apport personnel et avance sur achat de véhicule`,
        text: msg`La part que verse l’agent, ou l’avance qu’il reçoit, lorsque l’administration l’aide à acquérir un véhicule.`,
      },
      {
        title: msg`Coupes de bois`,
        text: msg`Les garanties des exploitants forestiers et des adjudicataires d’une coupe : respect du permis, paiement des droits.`,
      },
      {
        title: msg`Émoluments affectés aux tribunaux et main-d’œuvre pénale`,
        text: msg`La quote-part des émoluments qui revient aux tribunaux, et le produit du travail des personnes détenues.`,
      },
      {
        title: msg`Fonds de la curatelle`,
        text: msg`Les fonds des successions sans héritier connu, conservés jusqu’à ce qu’un ayant droit se manifeste.`,
      },
      {
        title: msg`Reliquat des ventes aux enchères en douane`,
        text: msg`Ce qui reste du prix d’une marchandise vendue par la douane, une fois les droits et les frais payés.`,
      },
    ],
  },
  steps: [
    {
      title: msg`Lisez l’acte qui demande la garantie`,
      text: msg`Décision, contrat de marché ou lettre de l’administration : il fixe le montant et précise à quel nom consigner.`,
    },
    {
      title: msg`Préparez vos pièces`,
      text: msg`Cet acte, une pièce d’identité, le numéro d’identifiant unique (NIU) et, pour une entreprise, le registre du commerce.`,
    },
    {
      title: msg`Versez la somme`,
      text: msg`Sur le compte que la CDEC vous indique, en rappelant la référence de l’acte.`,
    },
    {
      title: msg`Conservez le récépissé`,
      text: msg`Remettez-en une copie à l’administration qui a demandé la garantie ; conservez l’original.`,
    },
    {
      title: msg`Demandez la restitution`,
      text: msg`Lorsque l’administration a donné mainlevée, présentez celle-ci avec le récépissé et votre pièce d’identité.`,
    },
  ],
  basis: msg`L’article 4 du décret de 2011 range ces sommes parmi les consignations administratives.`,
}
