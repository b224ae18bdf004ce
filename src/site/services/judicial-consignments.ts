import { msg } from '@lingui/core/macro'
import type { Service } from './service'

/** Decree 2011/105, article 4, second family. */
export const judicialConsignments: Service = {
  path: '/cons_judiciaire',
  title: msg`Consignations judiciaires`,
  lead: msg`Tant qu’un procès n’a pas dit à qui revient une somme, la CDEC la garde en lieu neutre. Elle la remet ensuite à celui que la justice désigne.`,
  definition: [
    msg`Une consignation judiciaire est une somme remise à la CDEC parce qu’un juge l’a ordonné, ou parce que la loi l’exige au cours d’une procédure : un procès, une saisie, une faillite, une mise en liberté.`,
    msg`La CDEC n’est pas partie au procès et ne juge pas. Elle reçoit la somme, la conserve et exécute la décision, quand celle-ci peut l’être.`,
  ],
  audience: [
    msg`Les justiciables : la personne qui demande sa liberté sous caution, la victime qui se constitue partie civile, le débiteur dont le créancier refuse le paiement.`,
    msg`Les professionnels qui tiennent des fonds pour autrui : greffiers, huissiers, notaires, syndics et liquidateurs, séquestres, banques tierces saisies.`,
  ],
  advantages: [
    {
      title: msg`Un lieu neutre`,
      text: msg`Aucune des parties ne tient l’argent : la CDEC le garde sans avantager personne.`,
    },
    {
      title: msg`Des fonds protégés`,
      text: msg`Une somme consignée reste à part, quoi qu’il arrive à celui qui la détenait avant.`,
    },
    {
      title: msg`La décision, rien que la décision`,
      text: msg`La somme ne sort que sur une décision de justice qui peut être exécutée, ou dans les cas prévus par la loi.`,
    },
    {
      title: msg`Un suivi par affaire`,
      text: msg`Chaque versement est rattaché à une affaire et à des parties : on sait d’où il vient et à qui il est allé.`,
    },
    {
      title: msg`Un débiteur libéré`,
      text: msg`Celui qui consigne ce qu’il doit, dans les formes prévues, s’est acquitté, même si son créancier refuse l’argent.`,
    },
  ],
  entries: {
    heading: msg`Les activités`,
    intro: msg`Douze situations mènent à une consignation judiciaire.`,
    list: [
      {
        title: msg`Cautionnement de mise en liberté`,
        text: msg`La somme qui garantit qu’une personne poursuivie, laissée libre, se présentera devant la justice.`,
      },
      {
        title: msg`Règlement judiciaire et liquidation des biens`,
        text: msg`L’argent d’une entreprise en difficulté, recouvré par le syndic pour être réparti entre les créanciers.`,
      },
      {
        title: msg`Fonds placés sous séquestre`,
        text: msg`Une somme que deux parties se disputent et que le juge met à l’écart jusqu’à sa décision.`,
      },
      {
        title: msg`Consignation de la partie civile`,
        text: msg`L’avance que verse une victime qui saisit elle-même le juge, pour couvrir les frais de la procédure.`,
      },
      {
        title: msg`Provision pour expertise`,
        text: msg`L’avance sur les honoraires d’un expert désigné par le juge, versée avant qu’il ne commence.`,
      },
      {
        title: msg`Sommes saisies entre les mains d’un tiers`,
        text: msg`L’argent bloqué chez une banque ou un client du débiteur, quand la saisie est contestée.`,
      },
      {
        title: msg`Saisie et cession des rémunérations`,
        text: msg`Les retenues sur salaire, réunies avant d’être partagées entre les créanciers.`,
      },
      {
        title: msg`Produit des ventes par autorité de justice`,
        text: msg`Le prix d’un meuble ou d’un immeuble saisi et vendu, en attendant sa distribution.`,
      },
      {
        title: msg`Offres réelles suivies de consignation`,
        text: msg`Ce qu’un débiteur veut payer et que son créancier refuse ou ne peut pas recevoir.`,
      },
      {
        title: msg`Condamnations frappées de recours`,
        text: msg`La somme que le juge permet de consigner, pour suspendre une exécution provisoire.`,
      },
      {
        title: msg`Argent et valeurs saisis dans une enquête`,
        text: msg`Les sommes mises sous main de justice dans une affaire pénale, jusqu’à leur restitution ou leur confiscation.`,
      },
      {
        title: msg`Sommes revenant à une personne protégée ou absente`,
        text: msg`Ce qui revient à un mineur, à un majeur protégé ou à une personne introuvable, sur ordre du juge.`,
      },
    ],
  },
  steps: [
    {
      title: msg`Munissez-vous de la décision`,
      text: msg`Ordonnance, jugement, acte de saisie ou réquisition : la pièce qui ordonne ou permet la consignation.`,
    },
    {
      title: msg`Préparez vos pièces`,
      text: msg`Une pièce d’identité, le numéro d’identifiant unique (NIU), le nom des parties et le numéro de l’affaire.`,
    },
    {
      title: msg`Versez la somme`,
      text: msg`Vous-même, ou par le greffe, l’huissier ou le mandataire de justice, sur le compte indiqué par la CDEC.`,
    },
    {
      title: msg`Remettez le récépissé au dossier`,
      text: msg`Une copie va au greffe ou à l’avocat ; l’original reste à celui qui a versé.`,
    },
    {
      title: msg`Obtenez le déblocage`,
      text: msg`Présentez la décision qui dit à qui va la somme, la preuve qu’elle peut être exécutée et une pièce d’identité.`,
    },
  ],
  basis: msg`L’article 4 du décret de 2011 range ces sommes parmi les consignations judiciaires.`,
}
