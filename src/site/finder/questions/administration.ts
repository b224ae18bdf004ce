import { msg } from '@lingui/core/macro'
import type { Question } from './question'

const office: Question = {
  text: msg`Quelle fonction allez-vous exercer ?`,
  answers: [
    { id: 'argent-public', label: msg`Un emploi où je manie l’argent public`, leads: 'caution-comptable-public' },
    {
      id: 'charge',
      label: msg`Une charge de notaire, d’huissier ou d’un autre officier`,
      leads: 'caution-officier-public',
    },
    { id: 'election', label: msg`Un mandat : je suis candidat à une élection`, leads: 'caution-candidat-election' },
  ],
}

const contract: Question = {
  text: msg`De quoi s’agit-il au juste ?`,
  answers: [
    { id: 'marche', label: msg`D’un marché public`, leads: 'caution-marche-public' },
    { id: 'bois', label: msg`D’une coupe de bois`, leads: 'coupes-de-bois' },
  ],
}

const lodging: Question = {
  text: msg`Que concerne la somme ?`,
  answers: [
    {
      id: 'logement',
      label: msg`Un logement de l’État ou un terrain public que j’occupe`,
      leads: 'caution-logement-administratif',
    },
    { id: 'vehicule', label: msg`Un véhicule que l’administration m’aide à acheter`, leads: 'achat-vehicule' },
  ],
}

export const administration: Question = {
  text: msg`Pour quoi l’administration demande-t-elle cette somme ?`,
  answers: [
    {
      id: 'fonction',
      label: msg`Pour exercer une fonction, une charge ou un mandat`,
      hint: msg`Comptable public, notaire, huissier, candidat à une élection`,
      leads: office,
    },
    { id: 'marche-ou-bois', label: msg`Pour un marché public ou une coupe de bois`, leads: contract },
    { id: 'logement-ou-vehicule', label: msg`Pour un logement, un terrain public ou un véhicule`, leads: lodging },
    { id: 'sejour', label: msg`Pour l’entrée ou le séjour d’un étranger`, leads: 'caution-rapatriement' },
  ],
}
