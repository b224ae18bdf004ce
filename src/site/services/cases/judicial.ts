import { msg } from '@lingui/core/macro'
import type { judicial } from '@/site/services/families/judicial'
import type { DetailsOf, Paper } from './case'

/** What article 4 and the service's page say of each of these cases; nothing else is known. */
export const judicialDetails: DetailsOf<typeof judicial> = {
  'caution-mise-en-liberte': {
    roles: ['pays'],
    who: msg`La personne poursuivie qui demande sa liberté sous caution.`,
    trigger: msg`La décision qui accorde la liberté contre une caution.`,
    sum: msg`La somme qui garantit que la personne se présentera devant la justice.`,
    outcome: msg`La somme est libérée sur une décision de justice exécutoire, qui en désigne le bénéficiaire.`,
  },
  'reglement-judiciaire-liquidation': {
    roles: ['holds', 'receives'],
    who: msg`Le syndic ou le liquidateur de l’entreprise.`,
    trigger: msg`Un règlement judiciaire ou une liquidation des biens.`,
    sum: msg`Les fonds de l’entreprise, recouvrés par le syndic.`,
    outcome: msg`Ils sont répartis entre les créanciers, sur décision de justice.`,
  },
  'fonds-sous-sequestre': {
    roles: ['pays', 'holds'],
    who: msg`Celui qui détient la somme litigieuse, sur ordre du juge.`,
    trigger: msg`L’ordre du juge de faire conserver la somme par un tiers.`,
    sum: msg`La somme que les parties se disputent.`,
    outcome: msg`Le juge décide à qui elle revient ; la CDEC la remet au bénéficiaire désigné.`,
  },
  'consignation-partie-civile': {
    roles: ['pays'],
    who: msg`La victime qui saisit elle-même le juge.`,
    trigger: msg`La constitution de partie civile.`,
    sum: msg`L’avance qui couvre les frais de la procédure.`,
    outcome: msg`La somme est libérée sur une décision de justice exécutoire, qui en désigne le bénéficiaire.`,
  },
  'provision-expertise': {
    roles: ['pays'],
    who: msg`La partie que le juge charge d’avancer les honoraires.`,
    trigger: msg`La décision qui désigne un expert.`,
    sum: msg`L’avance sur les honoraires de l’expert, versée avant qu’il ne commence.`,
    outcome: msg`La somme est libérée sur une décision de justice exécutoire, qui en désigne le bénéficiaire.`,
  },
  'saisie-entre-les-mains-d-un-tiers': {
    roles: ['holds', 'receives'],
    who: msg`La banque ou le client du débiteur qui détient les fonds saisis.`,
    trigger: msg`Une saisie contestée.`,
    sum: msg`Les fonds bloqués auprès de ce tiers.`,
    outcome: msg`La contestation tranchée, la somme est remise à celui que la décision désigne.`,
  },
  'saisie-remuneration': {
    roles: ['holds', 'receives'],
    who: msg`Celui qui opère ou rassemble les retenues ; les créanciers les reçoivent.`,
    trigger: msg`La saisie ou la cession d’une rémunération.`,
    sum: msg`Les retenues sur le salaire.`,
    outcome: msg`Elles sont réparties entre les créanciers.`,
  },
  'vente-par-autorite-de-justice': {
    roles: ['holds', 'receives'],
    who: msg`Le professionnel qui détient le prix : greffier, huissier ou notaire.`,
    trigger: msg`La vente d’un meuble ou d’un immeuble saisi.`,
    sum: msg`Le prix de la vente, en attendant sa distribution.`,
    outcome: msg`Le prix est distribué à ceux qui y ont droit.`,
  },
  'offres-reelles': {
    roles: ['pays'],
    who: msg`Le débiteur qui veut payer.`,
    trigger: msg`Le créancier refuse le paiement, ou ne peut pas le recevoir.`,
    sum: msg`Ce que le débiteur doit.`,
    outcome: msg`Celui qui consigne dans les formes prévues est libéré de sa dette ; la somme est conservée pour le créancier.`,
  },
  'condamnation-recours': {
    roles: ['pays'],
    who: msg`La personne condamnée qui a formé un recours.`,
    trigger: msg`La décision qui permet de consigner pour suspendre une exécution provisoire.`,
    sum: msg`La somme que le juge permet de consigner.`,
    outcome: msg`Le recours jugé, la somme est remise à celui que la décision désigne.`,
  },
  'sommes-saisies-enquete': {
    roles: ['receives', 'holds'],
    who: msg`L’autorité qui a saisi dépose ; la personne à qui la somme doit revenir réclame.`,
    trigger: msg`Une saisie dans une affaire pénale.`,
    sum: msg`Les sommes et valeurs mises sous main de justice.`,
    outcome: msg`Elles sont restituées ou confisquées, selon la décision de justice.`,
  },
  'personne-protegee-ou-absente': {
    roles: ['receives', 'holds'],
    who: msg`Celui qui détient la somme, sur ordre du juge.`,
    trigger: msg`Une somme revient à un mineur, à un majeur protégé ou à une personne introuvable.`,
    sum: msg`Ce qui revient à cette personne.`,
    outcome: msg`La somme est conservée pour elle et remise sur ordre du juge.`,
  },
}

/** The papers that the service's page names. */
export const judicialPapers: readonly Paper[] = [
  {
    id: 'decision',
    purpose: 'deposit',
    text: msg`La pièce qui ordonne ou permet la consignation : ordonnance, jugement, acte de saisie ou réquisition`,
  },
  { id: 'identity', purpose: 'deposit', text: msg`Une pièce d’identité` },
  { id: 'niu', purpose: 'deposit', isInformation: true, text: msg`Le numéro d’identifiant unique (NIU)` },
  { id: 'parties', purpose: 'deposit', isInformation: true, text: msg`Le nom des parties` },
  { id: 'number', purpose: 'deposit', isInformation: true, text: msg`Le numéro de l’affaire` },
  { id: 'release', purpose: 'claim', text: msg`La décision qui désigne le bénéficiaire de la somme` },
  { id: 'enforceable', purpose: 'claim', text: msg`La preuve que cette décision est exécutoire` },
  { id: 'claim-identity', purpose: 'claim', text: msg`Une pièce d’identité` },
]
