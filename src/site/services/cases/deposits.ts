import { msg } from '@lingui/core/macro'
import type { publicDeposits } from '@/site/services/families/deposits'
import type { DetailsOf, Paper } from './case'

/** What article 4 and the service's page say of each of these cases; nothing else is known. */
export const depositsDetails: DetailsOf<typeof publicDeposits> = {
  'fonds-notaires': {
    roles: ['holds', 'receives'],
    who: msg`Le notaire dépose ; le client ou l’héritier à qui la somme revient réclame.`,
    trigger: msg`Le notaire détient des sommes non encore réparties.`,
    sum: msg`Les sommes reçues pour une vente, une succession ou un acte.`,
    outcome: msg`Le propriétaire des fonds, ou son héritier, en demande la restitution et justifie de son droit.`,
  },
  'fonds-mandataires-judiciaires': {
    roles: ['holds', 'receives'],
    who: msg`L’administrateur ou le mandataire judiciaire.`,
    trigger: msg`La gestion des biens ou de l’entreprise d’autrui.`,
    sum: msg`Les fonds qu’il reçoit dans cette gestion.`,
    outcome: msg`Le propriétaire des fonds, ou son héritier, en demande la restitution et justifie de son droit.`,
  },
  'comptes-inactifs': {
    roles: ['receives', 'holds'],
    who: msg`La banque transfère ; le titulaire ou ses héritiers réclament.`,
    trigger: msg`Un compte sans mouvement, dont le titulaire ne s’est pas manifesté dans le délai fixé par les textes.`,
    sum: msg`Le solde du compte.`,
    outcome: msg`Le titulaire ou l’héritier adresse sa demande à la CDEC, avec un relevé ou le contrat du compte et une pièce d’identité.`,
  },
  'assurances-non-reclamees': {
    roles: ['receives', 'holds'],
    who: msg`L’assureur transfère ; le bénéficiaire ou ses héritiers réclament.`,
    trigger: msg`Un contrat dont nul n’a réclamé le capital ou l’indemnité.`,
    sum: msg`Les capitaux et les indemnités.`,
    outcome: msg`Le bénéficiaire adresse sa demande à la CDEC, avec tout document établissant son lien avec la somme.`,
  },
  'indemnites-expropriation': {
    roles: ['receives', 'holds'],
    who: msg`Celui qui doit l’indemnité la dépose ; la personne expropriée ou ses héritiers réclament.`,
    trigger: msg`Une expropriation dans l’intérêt public, dont le bénéficiaire est absent, inconnu ou contesté.`,
    sum: msg`L’indemnité due pour le terrain.`,
    outcome: msg`L’indemnité est remise à celui qui justifie de son droit.`,
  },
  'fonds-equipement-collectivites': {
    roles: ['holds'],
    who: msg`La commune ou la région.`,
    trigger: msg`Des ressources réservées à l’équipement, en attente d’emploi.`,
    sum: msg`Ces ressources.`,
    outcome: msg`La collectivité en demande la restitution pour les employer.`,
  },
  'fonds-organismes-publics': {
    roles: ['holds'],
    who: msg`L’établissement public ou la caisse de prévoyance.`,
    trigger: msg`Des réserves à conserver.`,
    sum: msg`Les réserves confiées à la CDEC.`,
    outcome: msg`L’organisme en demande la restitution.`,
  },
  'fonds-sous-mandat': {
    roles: ['holds'],
    who: msg`L’État ou l’organisme qui donne le mandat.`,
    trigger: msg`Un mandat donné à la CDEC, pour un but déterminé.`,
    sum: msg`La somme à gérer.`,
    outcome: msg`La CDEC gère la somme dans le but que fixe le mandat.`,
  },
}

/** The papers that the service's page names. */
export const depositsPapers: readonly Paper[] = [
  {
    id: 'list',
    purpose: 'deposit',
    text: msg`La liste des bénéficiaires dans un fichier électronique, avec nom, adresse, NIU, pièce d’identité et montant`,
  },
  { id: 'identity', purpose: 'claim', text: msg`Une pièce d’identité` },
  {
    id: 'link',
    purpose: 'claim',
    text: msg`Tout document établissant votre lien avec la somme (relevé, contrat, acte notarié, décision)`,
  },
  { id: 'heir', purpose: 'claim', isConditional: true, text: msg`Pour un héritier : le jugement ou l’acte d’hérédité` },
]
