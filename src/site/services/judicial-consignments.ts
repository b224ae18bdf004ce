import { msg } from '@lingui/core/macro'
import type { Service } from './service-page'

/** Decree 2011/105, article 4, second family. */
export const judicialConsignments: Service = {
  path: '/cons_judiciaire',
  title: msg`Consignations judiciaires`,
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
  entries: {
    heading: msg`Les activités`,
    intro: msg`Douze situations mènent à une consignation judiciaire.`,
    list: [
      {
        title: msg`Cautionnement de mise en liberté`,
        text: msg`La somme qui garantit qu’une personne poursuivie, mise en liberté, se présentera devant la justice.`,
      },
      {
        title: msg`Règlement judiciaire et liquidation des biens`,
        text: msg`Les fonds d’une entreprise en difficulté, recouvrés par le syndic pour être répartis entre les créanciers.`,
      },
      {
        title: msg`Fonds placés sous séquestre`,
        text: msg`Une somme litigieuse que le juge fait conserver par un tiers jusqu’à sa décision.`,
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
        text: msg`Les fonds bloqués auprès d’une banque ou d’un client du débiteur, lorsque la saisie est contestée.`,
      },
      {
        title: msg`Saisie et cession des rémunérations`,
        text: msg`Les retenues sur salaire, rassemblées avant d’être réparties entre les créanciers.`,
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
        title: msg`Sommes et valeurs saisies dans une enquête`,
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
      title: msg`Versez le récépissé au dossier`,
      text: msg`Une copie va au greffe ou à l’avocat ; l’original reste à celui qui a versé.`,
    },
    {
      title: msg`Obtenez la libération de la somme`,
      text: msg`Présentez la décision qui désigne le bénéficiaire de la somme, la preuve de son caractère exécutoire et une pièce d’identité.`,
    },
  ],
  basis: msg`L’article 4 du décret de 2011 range ces sommes parmi les consignations judiciaires.`,
}
