import { msg } from '@lingui/core/macro'
import type { Question } from './question'

const agent: Question = {
  text: msg`Quels fonds gérez-vous ?`,
  answers: [
    {
      id: 'entreprise',
      label: msg`Ceux d’une entreprise en règlement judiciaire ou en liquidation`,
      leads: 'reglement-judiciaire-liquidation',
    },
    { id: 'autrui', label: msg`Les biens ou l’entreprise d’autrui`, leads: 'fonds-mandataires-judiciaires' },
  ],
}

const bank: Question = {
  text: msg`Que détenez-vous ?`,
  answers: [
    { id: 'compte', label: msg`Un compte sans mouvement`, leads: 'comptes-inactifs' },
    { id: 'contrat', label: msg`Un contrat d’assurance que nul n’a réclamé`, leads: 'assurances-non-reclamees' },
    {
      id: 'saisie',
      label: msg`Des fonds saisis, et la saisie est contestée`,
      leads: 'saisie-entre-les-mains-d-un-tiers',
    },
  ],
}

const body: Question = {
  text: msg`Que voulez-vous confier à la CDEC ?`,
  answers: [
    { id: 'reserves', label: msg`Des réserves`, leads: 'fonds-organismes-publics' },
    { id: 'mandat', label: msg`Une somme à gérer dans un but déterminé`, leads: 'fonds-sous-mandat' },
  ],
}

const notary: Question = {
  text: msg`La somme est-elle contestée ?`,
  answers: [
    {
      id: 'non',
      label: msg`Non : elle attend d’être répartie`,
      hint: msg`Prix d’une vente, succession, acte`,
      leads: 'fonds-notaires',
    },
    { id: 'oui', label: msg`Oui : plusieurs personnes se la disputent`, leads: 'fonds-sous-sequestre' },
    {
      id: 'saisie',
      label: msg`Le bien a été saisi, et le prix attend d’être distribué`,
      leads: 'vente-par-autorite-de-justice',
    },
  ],
}

export const holder: Question = {
  text: msg`Qui êtes-vous ?`,
  answers: [
    { id: 'notaire', label: msg`Un notaire`, leads: notary },
    { id: 'mandataire', label: msg`Un administrateur, un mandataire, un syndic ou un liquidateur`, leads: agent },
    { id: 'banque', label: msg`Une banque ou un assureur`, leads: bank },
    { id: 'commune', label: msg`Une commune ou une région`, leads: 'fonds-equipement-collectivites' },
    { id: 'organisme', label: msg`L’État, un établissement public ou une caisse de prévoyance`, leads: body },
    {
      id: 'tribunal',
      label: msg`Un service qui encaisse pour un tribunal ou une prison`,
      leads: 'emoluments-et-main-d-oeuvre-penale',
    },
    { id: 'eau', label: msg`Une entreprise d’eau ou d’électricité`, leads: 'garantie-eau-electricite' },
  ],
}
