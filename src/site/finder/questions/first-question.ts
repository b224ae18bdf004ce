import { msg } from '@lingui/core/macro'
import { administration } from './administration'
import { claim } from './claim'
import { holder } from './holder'
import { justice } from './justice'
import type { Question } from './question'

/** The first question. From it each of the 32 cases is at most three answers away. */
export const firstQuestion: Question = {
  text: msg`Qu’est-ce qui vous amène ?`,
  answers: [
    {
      id: 'administration',
      label: msg`Une administration me demande une somme`,
      hint: msg`Marché public, élection, fonction, logement, séjour`,
      purpose: 'deposit',
      leads: administration,
    },
    {
      id: 'justice',
      label: msg`Un juge, un huissier ou la police intervient`,
      hint: msg`Liberté sous caution, plainte, saisie, faillite`,
      leads: justice,
    },
    {
      id: 'paiement-refuse',
      label: msg`Je veux payer, mais on refuse mon argent`,
      purpose: 'deposit',
      leads: 'offres-reelles',
    },
    {
      id: 'eau-electricite',
      label: msg`J’ouvre ou je ferme un compteur d’eau ou d’électricité`,
      leads: 'garantie-eau-electricite',
    },
    {
      id: 'recuperer',
      label: msg`Une somme m’attend peut-être`,
      hint: msg`Compte oublié, assurance, héritage, terrain exproprié`,
      purpose: 'claim',
      leads: claim,
    },
    {
      id: 'je-detiens',
      label: msg`Je détiens l’argent d’autrui`,
      hint: msg`Notaire, mandataire, banque, commune, organisme public`,
      purpose: 'deposit',
      leads: holder,
    },
  ],
}
