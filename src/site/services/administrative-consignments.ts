import { msg } from '@lingui/core/macro'
import type { Service } from './service'

/** Decree 2011/105, article 4, first family. */
export const administrativeConsignments: Service = {
  path: '/cons_admin',
  title: msg`Consignations administratives`,
  lead: msg`Une loi, un règlement ou une administration vous demande de bloquer une somme en garantie ? La CDEC la reçoit, la conserve et vous la rend quand la garantie n’a plus lieu d’être.`,
  definition: [
    msg`Une consignation administrative est une somme qu’un texte ou une décision de l’administration oblige à remettre à la CDEC. Le plus souvent, elle sert de garantie : exécuter un marché jusqu’au bout, bien tenir une caisse publique, rendre un logement en bon état.`,
    msg`L’argent ne devient pas celui de l’administration qui l’a demandé. La CDEC le tient à l’écart, sans prendre parti, jusqu’à ce que l’autorité compétente dise à qui il revient.`,
  ],
  audience: [
    msg`Les personnes et les entreprises à qui une garantie est demandée : comptables publics, titulaires de marchés publics, candidats à une élection, exploitants forestiers, occupants d’un logement administratif.`,
    msg`Les administrations qui demandent ces garanties, ou qui détiennent encore des sommes de ce genre.`,
  ],
  advantages: [
    {
      title: msg`Une somme à l’abri`,
      text: msg`L’argent est gardé par un établissement public, à part des fonds de l’administration qui a demandé la garantie.`,
    },
    {
      title: msg`Une preuve écrite`,
      text: msg`Chaque versement donne lieu à un récépissé. C’est lui qui prouve à l’administration que la garantie existe.`,
    },
    {
      title: msg`Un retour organisé`,
      text: msg`Une fois la mainlevée donnée, la somme est rendue à celui qui y a droit, sur présentation de ses pièces.`,
    },
  ],
  entries: {
    heading: msg`Les activités`,
    intro: msg`La loi range onze sortes de sommes sous ce nom.`,
    list: [
      {
        title: msg`Cautionnement des comptables publics`,
        text: msg`La garantie que verse un agent avant de manier l’argent public, pour répondre de sa gestion.`,
      },
      {
        title: msg`Cautionnement sur les marchés publics`,
        text: msg`La garantie d’une entreprise qui soumissionne à un marché public ou qui l’exécute.`,
      },
      {
        title: msg`Occupation d’un logement administratif ou du domaine public`,
        text: msg`La caution de celui qui occupe un logement de l’État, ou une parcelle, une place, une emprise publique.`,
      },
      {
        title: msg`Cautionnement des officiers publics et ministériels`,
        text: msg`La garantie que fournissent, pour exercer leur charge, les notaires, huissiers et autres officiers.`,
      },
      {
        title: msg`Cautionnement de rapatriement`,
        text: msg`La somme déposée à l’entrée ou pour le séjour d’un étranger, qui paie son retour s’il le faut.`,
      },
      {
        title: msg`Cautionnement des candidats aux élections`,
        text: msg`La somme qui accompagne une candidature, rendue ou acquise à l’État selon la loi électorale.`,
      },
      {
        title: msg`Apport personnel et avance sur achat de véhicule`,
        text: msg`La part que l’agent verse lui-même, ou l’avance qu’il reçoit, quand l’administration l’aide à acheter un véhicule.`,
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
        text: msg`L’argent des successions sans héritier connu, gardé en attendant que quelqu’un y prouve son droit.`,
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
      text: msg`Décision, contrat de marché ou lettre de l’administration : il fixe le montant et dit à quel nom consigner.`,
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
      title: msg`Gardez le récépissé`,
      text: msg`Remettez-en une copie à l’administration qui a demandé la garantie ; conservez l’original.`,
    },
    {
      title: msg`Demandez la restitution`,
      text: msg`Quand l’administration a donné sa mainlevée, présentez-la avec le récépissé et votre pièce d’identité.`,
    },
  ],
  basis: msg`L’article 4 du décret de 2011 range ces sommes parmi les consignations administratives.`,
}
