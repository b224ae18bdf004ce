import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CaseSlug } from '@/site/services/families/families'
import type { Purpose } from '@/site/services/families/family'

export interface Question {
  text: MessageDescriptor
  answers: readonly Answer[]
}

export interface Answer {
  /** Its part of the address; unique within its question. */
  id: string
  label: MessageDescriptor
  /** Examples of what it covers. */
  hint?: MessageDescriptor
  /** What the person comes for who gives it, where that is clear. */
  purpose?: Purpose
  /** The next question, or the case that is found. */
  leads: Question | CaseSlug
}

const office: Question = {
  text: msg`Que voulez-vous exercer ?`,
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

const administration: Question = {
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
    { id: 'bien', label: msg`Un meuble ou un immeuble, qui est vendu`, leads: 'vente-par-autorite-de-justice' },
    { id: 'enquete', label: msg`De l’argent ou des valeurs, dans une enquête pénale`, leads: 'sommes-saisies-enquete' },
  ],
}

const waiting: Question = {
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

const justice: Question = {
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
    { id: 'attente', label: msg`Une somme attend la décision du juge`, leads: waiting },
  ],
}

const estate: Question = {
  text: msg`Qui détient la somme ?`,
  answers: [
    { id: 'notaire', label: msg`Un notaire`, leads: 'fonds-notaires' },
    { id: 'notaire-litige', label: msg`Un notaire, et quelqu’un la conteste`, leads: 'fonds-sous-sequestre' },
    { id: 'curateur', label: msg`Un curateur : aucun héritier n’était connu`, leads: 'fonds-de-la-curatelle' },
    { id: 'mandataire', label: msg`Un administrateur désigné par le juge`, leads: 'fonds-mandataires-judiciaires' },
  ],
}

const claim: Question = {
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

const holder: Question = {
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
