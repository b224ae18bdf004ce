import { msg } from '@lingui/core/macro'
import type { Family, ServiceEntry } from './family'
import { claimIdentity, enforceable, identity, niu } from './papers'

const pay: ServiceEntry = {
  title: msg`Versez la somme`,
  text: msg`Vous-même, ou par le greffe, l’huissier ou le mandataire de justice, sur le compte indiqué par la CDEC.`,
}

const joinReceipt: ServiceEntry = {
  title: msg`Faites joindre le récépissé à l’affaire`,
  text: msg`Remettez-en une copie au greffe ou à votre avocat ; l’original reste à celui qui a versé.`,
}

const askForSum: ServiceEntry = {
  title: msg`Demandez la somme à la CDEC`,
  text: msg`Présentez ces pièces et votre pièce d’identité.`,
}

/** Steps that cases share. */
export const judicialSteps = { pay, joinReceipt, askForSum }

/** Decree 2011/105, article 4, second family. */
export const judicial = {
  path: '/cons_judiciaire',
  title: msg`Consignations judiciaires`,
  entries: [
    {
      slug: 'caution-mise-en-liberte',
      title: msg`Cautionnement de mise en liberté`,
      text: msg`La somme qui garantit qu’une personne poursuivie, mise en liberté, se présentera devant la justice.`,
    },
    {
      slug: 'reglement-judiciaire-liquidation',
      title: msg`Règlement judiciaire et liquidation des biens`,
      text: msg`Les fonds d’une entreprise en difficulté, recouvrés par le syndic pour être répartis entre les créanciers.`,
    },
    {
      slug: 'fonds-sous-sequestre',
      title: msg`Fonds placés sous séquestre`,
      text: msg`Une somme litigieuse que le juge fait conserver par un tiers jusqu’à sa décision.`,
    },
    {
      slug: 'consignation-partie-civile',
      title: msg`Consignation de la partie civile`,
      text: msg`L’avance que verse une victime qui saisit elle-même le juge, pour couvrir les frais de la procédure.`,
    },
    {
      slug: 'provision-expertise',
      title: msg`Provision pour expertise`,
      text: msg`L’avance sur les honoraires d’un expert désigné par le juge, versée avant qu’il ne commence.`,
    },
    {
      slug: 'saisie-entre-les-mains-d-un-tiers',
      title: msg`Sommes saisies entre les mains d’un tiers`,
      text: msg`Les fonds bloqués auprès d’une banque ou d’un client du débiteur, lorsque la saisie est contestée.`,
    },
    {
      slug: 'saisie-remuneration',
      title: msg`Saisie et cession des rémunérations`,
      text: msg`Les retenues sur salaire, rassemblées avant d’être réparties entre les créanciers.`,
    },
    {
      slug: 'vente-par-autorite-de-justice',
      title: msg`Produit des ventes par autorité de justice`,
      text: msg`Le prix d’un meuble ou d’un immeuble saisi et vendu, en attendant sa distribution.`,
    },
    {
      slug: 'offres-reelles',
      title: msg`Offres réelles suivies de consignation`,
      text: msg`Ce qu’un débiteur veut payer et que son créancier refuse ou ne peut pas recevoir.`,
    },
    {
      slug: 'condamnation-recours',
      title: msg`Condamnations frappées de recours`,
      text: msg`La somme que le juge permet de consigner, pour suspendre une exécution provisoire.`,
    },
    {
      slug: 'sommes-saisies-enquete',
      title: msg`Sommes et valeurs saisies dans une enquête`,
      text: msg`Les sommes mises sous main de justice dans une affaire pénale, jusqu’à leur restitution ou leur confiscation.`,
    },
    {
      slug: 'personne-protegee-ou-absente',
      title: msg`Sommes revenant à une personne protégée ou absente`,
      text: msg`Ce qui revient à un mineur, à un majeur protégé ou à une personne introuvable, sur ordre du juge.`,
    },
  ],
  sides: {
    deposit: {
      papers: [
        {
          id: 'decision',
          text: msg`La pièce qui ordonne ou permet la consignation : ordonnance, jugement, acte de saisie ou réquisition`,
        },
        identity,
      ],
      information: [niu, msg`Le nom des parties`, msg`Le numéro de l’affaire`],
      steps: [
        {
          title: msg`Munissez-vous de la décision`,
          text: msg`Ordonnance, jugement, acte de saisie ou réquisition : la pièce qui ordonne ou permet la consignation.`,
        },
        pay,
        joinReceipt,
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`La décision qui désigne le bénéficiaire de la somme` },
        enforceable,
        claimIdentity,
      ],
      information: [msg`Le nom des parties`, msg`Le numéro de l’affaire`],
      steps: [
        {
          title: msg`Demandez la décision au greffe`,
          text: msg`La copie de la décision qui vous attribue la somme, et la preuve que cette décision est exécutoire.`,
        },
        askForSum,
      ],
    },
  },
  texts: 'judicial',
  basis: msg`L’article 4 du décret de 2011 range ces sommes parmi les consignations judiciaires.`,
} as const satisfies Family
