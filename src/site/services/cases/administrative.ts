import { msg } from '@lingui/core/macro'
import type { administrative } from '@/site/services/families/administrative'
import type { DetailsOf, Paper } from './case'

/** What article 4 and the service's page say of each of these cases; nothing else is known. */
export const administrativeDetails: DetailsOf<typeof administrative> = {
  'caution-comptable-public': {
    roles: ['pays'],
    who: msg`L’agent chargé de manier des deniers publics.`,
    trigger: msg`La prise de fonctions : la garantie est versée avant de manier les fonds.`,
    sum: msg`La garantie qui répond de sa gestion ; l’acte qui la demande en fixe le montant.`,
    outcome: msg`L’administration donne mainlevée : la somme est restituée à celui qui l’a versée, sur présentation de ses pièces.`,
  },
  'caution-marche-public': {
    roles: ['pays'],
    who: msg`L’entreprise qui soumissionne à un marché public ou qui l’exécute.`,
    trigger: msg`La soumission, ou le contrat de marché qui demande une garantie.`,
    sum: msg`La garantie de soumission ou de bonne exécution ; le marché en fixe le montant.`,
    outcome: msg`L’administration donne mainlevée : la somme est restituée à celui qui l’a versée, sur présentation de ses pièces.`,
  },
  'caution-logement-administratif': {
    roles: ['pays'],
    who: msg`L’occupant d’un logement de l’État ou d’une dépendance du domaine public.`,
    trigger: msg`L’occupation des lieux, lorsque l’administration demande une caution.`,
    sum: msg`La caution qui garantit que les lieux seront rendus en bon état.`,
    outcome: msg`Les lieux rendus, l’administration donne mainlevée : la caution est restituée à l’occupant.`,
  },
  'caution-officier-public': {
    roles: ['pays'],
    who: msg`Le notaire, l’huissier ou l’autre officier public ou ministériel.`,
    trigger: msg`L’exercice de la charge, qui demande cette garantie.`,
    sum: msg`La garantie fournie pour exercer la charge.`,
    outcome: msg`L’administration donne mainlevée : la somme est restituée à celui qui l’a versée, sur présentation de ses pièces.`,
  },
  'caution-rapatriement': {
    roles: ['pays'],
    who: msg`Celui qui dépose la somme pour l’entrée ou le séjour d’un étranger.`,
    trigger: msg`L’entrée ou le séjour d’un étranger, lorsque cette garantie est demandée.`,
    sum: msg`La somme qui finance, au besoin, son rapatriement.`,
    outcome: msg`Elle finance le rapatriement s’il a lieu ; sinon, elle est restituée après mainlevée de l’administration.`,
  },
  'caution-candidat-election': {
    roles: ['pays'],
    who: msg`Le candidat à une élection.`,
    trigger: msg`Le dépôt de la candidature.`,
    sum: msg`La somme qui accompagne la candidature.`,
    outcome: msg`Elle est restituée au candidat ou acquise à l’État, selon la loi électorale.`,
  },
  'achat-vehicule': {
    roles: ['pays'],
    who: msg`L’agent que l’administration aide à acquérir un véhicule.`,
    trigger: msg`L’achat d’un véhicule avec l’aide de l’administration.`,
    sum: msg`La part que verse l’agent, ou l’avance qu’il reçoit.`,
    outcome: msg`La décision de l’administration règle l’emploi de la somme.`,
  },
  'coupes-de-bois': {
    roles: ['pays'],
    who: msg`L’exploitant forestier ou l’adjudicataire d’une coupe.`,
    trigger: msg`Un permis ou une adjudication, lorsqu’une garantie est demandée.`,
    sum: msg`Les garanties qui répondent du respect du permis et du paiement des droits.`,
    outcome: msg`L’administration donne mainlevée : la somme est restituée à celui qui l’a versée, sur présentation de ses pièces.`,
  },
  'emoluments-et-main-d-oeuvre-penale': {
    roles: ['holds'],
    who: msg`Les services qui encaissent ces sommes pour les tribunaux, ou au titre du travail des personnes détenues.`,
    trigger: msg`L’encaissement d’émoluments, ou le travail de personnes détenues.`,
    sum: msg`La quote-part des émoluments qui revient aux tribunaux, et le produit de la main-d’œuvre pénale.`,
    outcome: msg`Les fonds sont conservés jusqu’à ce que l’autorité compétente en désigne le bénéficiaire.`,
  },
  'fonds-de-la-curatelle': {
    roles: ['holds', 'receives'],
    who: msg`Celui qui administre la succession dépose ; l’ayant droit qui se manifeste réclame.`,
    trigger: msg`Une succession sans héritier connu.`,
    sum: msg`Les fonds de la succession.`,
    outcome: msg`Ils sont conservés jusqu’à ce qu’un ayant droit se manifeste et justifie de sa qualité.`,
  },
  'reliquat-vente-douane': {
    roles: ['receives', 'holds'],
    who: msg`La douane dépose ; celui à qui appartenait la marchandise réclame.`,
    trigger: msg`La vente d’une marchandise aux enchères par la douane.`,
    sum: msg`Ce qui reste du prix, une fois les droits et les frais payés.`,
    outcome: msg`La somme est restituée à l’ayant droit, sur présentation de ses pièces.`,
  },
}

/** The papers that the service's page names. */
export const administrativePapers: readonly Paper[] = [
  {
    id: 'act',
    purpose: 'deposit',
    text: msg`L’acte qui demande la garantie : décision, contrat de marché ou lettre de l’administration`,
  },
  { id: 'identity', purpose: 'deposit', text: msg`Une pièce d’identité` },
  { id: 'niu', purpose: 'deposit', isInformation: true, text: msg`Le numéro d’identifiant unique (NIU)` },
  { id: 'register', purpose: 'deposit', isConditional: true, text: msg`Pour une entreprise : le registre du commerce` },
  { id: 'release', purpose: 'claim', text: msg`La mainlevée donnée par l’administration` },
  { id: 'receipt', purpose: 'claim', text: msg`Le récépissé du versement` },
  { id: 'claim-identity', purpose: 'claim', text: msg`Une pièce d’identité` },
]
