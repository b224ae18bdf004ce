import { msg } from '@lingui/core/macro'
import type { Question } from './question'

const judge: Question = {
  text: msg`À quel titre faut-il verser ?`,
  answers: [
    { id: 'liberte', label: msg`Pour la mise en liberté d’une personne`, leads: 'caution-mise-en-liberte' },
    { id: 'plainte', label: msg`Pour une plainte : je suis la victime`, leads: 'consignation-partie-civile' },
    { id: 'expert', label: msg`Pour l’expert que le juge a désigné`, leads: 'provision-expertise' },
    {
      id: 'recours',
      label: msg`Pour suspendre une condamnation que je conteste`,
      hint: msg`Un recours est formé`,
      leads: 'condamnation-recours',
    },
  ],
}

const seizure: Question = {
  text: msg`Qu’est-ce qui est saisi ?`,
  answers: [
    {
      id: 'compte',
      label: msg`De l’argent, à la banque ou chez un client du débiteur`,
      leads: 'saisie-entre-les-mains-d-un-tiers',
    },
    { id: 'salaire', label: msg`Un salaire`, leads: 'saisie-remuneration' },
    {
      id: 'bien',
      label: msg`Un meuble, une maison ou un terrain, qui sera vendu`,
      leads: 'vente-par-autorite-de-justice',
    },
    { id: 'enquete', label: msg`De l’argent ou des valeurs, dans une enquête pénale`, leads: 'sommes-saisies-enquete' },
  ],
}

const dispute: Question = {
  text: msg`Pourquoi la somme attend-elle ?`,
  answers: [
    { id: 'litige', label: msg`Plusieurs personnes se la disputent`, leads: 'fonds-sous-sequestre' },
    {
      id: 'protegee',
      label: msg`Elle revient à un mineur, à un majeur protégé ou à une personne introuvable`,
      leads: 'personne-protegee-ou-absente',
    },
  ],
}

export const justice: Question = {
  text: msg`Que se passe-t-il ?`,
  answers: [
    {
      id: 'juge',
      label: msg`Le juge demande ou permet de verser une somme`,
      hint: msg`Liberté sous caution, plainte, expertise, recours`,
      purpose: 'deposit',
      leads: judge,
    },
    {
      id: 'dette',
      label: msg`Mon créancier refuse mon paiement, ou ne peut pas le recevoir`,
      purpose: 'deposit',
      leads: 'offres-reelles',
    },
    { id: 'saisie', label: msg`De l’argent, un salaire ou un bien est saisi`, leads: seizure },
    {
      id: 'entreprise',
      label: msg`Une entreprise est en règlement judiciaire ou en liquidation`,
      leads: 'reglement-judiciaire-liquidation',
    },
    { id: 'attente', label: msg`Une somme attend la décision du juge`, leads: dispute },
  ],
}
