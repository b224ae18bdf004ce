import { msg } from '@lingui/core/macro'
import type { Question } from './question'

const estate: Question = {
  text: msg`Qui détient la somme ?`,
  answers: [
    { id: 'notaire', label: msg`Un notaire`, leads: 'fonds-notaires' },
    { id: 'notaire-litige', label: msg`Un notaire, et quelqu’un la conteste`, leads: 'fonds-sous-sequestre' },
    { id: 'curateur', label: msg`Un curateur : aucun héritier n’était connu`, leads: 'fonds-de-la-curatelle' },
    { id: 'mandataire', label: msg`Un administrateur désigné par le juge`, leads: 'fonds-mandataires-judiciaires' },
  ],
}

export const claim: Question = {
  text: msg`D’où vient la somme ?`,
  answers: [
    { id: 'compte', label: msg`D’un compte en banque oublié ou fermé`, leads: 'comptes-inactifs' },
    { id: 'assurance', label: msg`D’un contrat d’assurance`, leads: 'assurances-non-reclamees' },
    { id: 'terrain', label: msg`D’un terrain exproprié`, leads: 'indemnites-expropriation' },
    {
      id: 'succession',
      label: msg`D’une succession ou d’une vente`,
      hint: msg`Chez un notaire, un curateur ou un administrateur`,
      leads: estate,
    },
    { id: 'douane', label: msg`D’une marchandise vendue par la douane`, leads: 'reliquat-vente-douane' },
    { id: 'enquete', label: msg`D’une saisie dans une enquête pénale`, leads: 'sommes-saisies-enquete' },
  ],
}
