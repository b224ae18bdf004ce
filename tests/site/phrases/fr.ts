import type { CaseSlug } from '@/site/services/families/families'

/** A searched phrase, and the cases any of which is a correct answer. */
export type Phrase = readonly [words: string, ...cases: readonly [CaseSlug, ...CaseSlug[]]]

/** How people of Cameroon ask for each case. The last ones are mistyped or without accents. */
export const phrases: readonly Phrase[] = [
  ['je viens d’être nommé receveur municipal, combien déposer', 'caution-comptable-public'],
  ['comment récupérer ma caution de soumission', 'caution-marche-public'],
  ['caution de la maison de fonction', 'caution-logement-administratif'],
  ['je veux ouvrir une étude de notaire', 'caution-officier-public'],
  ['mon employé étranger doit payer une caution à l’immigration', 'caution-rapatriement'],
  ['caution pour être candidat aux législatives', 'caution-candidat-election'],
  ['fonctionnaire aide pour acheter une voiture', 'achat-vehicule'],
  ['permis de couper du bois dans la forêt', 'coupes-de-bois'],
  ['argent du travail des détenus', 'emoluments-et-main-d-oeuvre-penale'],
  ['mon oncle est mort sans enfants et sans héritier', 'fonds-de-la-curatelle'],
  ['la douane a vendu mon conteneur', 'reliquat-vente-douane'],
  ['payer la caution pour faire sortir mon frère de prison', 'caution-mise-en-liberte'],
  ['mon patron a fait faillite et ne m’a pas payé', 'reglement-judiciaire-liquidation'],
  ['vente contestée', 'fonds-sous-sequestre'],
  ['porter plainte combien il faut consigner', 'consignation-partie-civile'],
  ['payer le géomètre nommé par le tribunal', 'provision-expertise'],
  ['mon compte à la banque est bloqué par un huissier', 'saisie-entre-les-mains-d-un-tiers'],
  ['on retire de l’argent chaque mois sur mon salaire pour une dette', 'saisie-remuneration'],
  ['ma maison a été vendue aux enchères par la banque', 'vente-par-autorite-de-justice'],
  ['mon propriétaire refuse de prendre mon loyer', 'offres-reelles'],
  ['la police a gardé mon argent', 'sommes-saisies-enquete'],
  ['argent de mes enfants mineurs après la mort de leur père', 'personne-protegee-ou-absente'],
  ['caution ENEO compteur', 'garantie-eau-electricite'],
  ['le notaire garde l’argent de la vente de la maison', 'fonds-notaires'],
  ['le tribunal m’a nommé administrateur des biens de mon père', 'fonds-mandataires-judiciaires'],
  ['argent laissé à la banque par mon défunt mari', 'comptes-inactifs'],
  ['assurance vie de mon père mort jamais payée', 'assurances-non-reclamees'],
  ['l’État a pris mon terrain pour l’autoroute', 'indemnites-expropriation'],
  ['argent de la commune pour construire un marché', 'fonds-equipement-collectivites'],
  ['réserves de la CNPS', 'fonds-organismes-publics'],
  ['projet financé par un bailleur, qui garde l’argent', 'fonds-sous-mandat'],
  ['le tribunal veut une caution pour relacher mon cousin', 'caution-mise-en-liberte'],
  ['exploitation de la foret', 'coupes-de-bois'],
]

/** Phrases written after the search was tuned, without knowledge of its words, to measure how it handles new ones. */
export const heldOut: readonly Phrase[] = [
  ['mon père est mort et il avait un compte à la BICEC', 'comptes-inactifs'],
  ['récupérer les économies de ma maman décédée', 'comptes-inactifs'],
  ['mon cacaoyer a été détruit pour la ligne haute tension', 'indemnites-expropriation'],
  ['mon cousin est en garde à vue à Kondengui', 'caution-mise-en-liberte'],
  ['les policiers ont saisi deux millions dans ma voiture', 'sommes-saisies-enquete'],
  ['résilier mon abonnement d’eau et retrouver mes sous', 'garantie-eau-electricite'],
  ['je veux être sénateur', 'caution-candidat-election'],
  ['retenue de garantie jamais débloquée', 'caution-marche-public'],
  ['deux associés en guerre, le juge a gelé la caisse', 'fonds-sous-sequestre'],
  ['je dois payer une dette mais la personne est introuvable', 'offres-reelles', 'personne-protegee-ou-absente'],
  ['prélèvement sur mon salaire de fonctionnaire pour un créancier', 'saisie-remuneration'],
  ['jugement contre moi, j’attends l’appel', 'condamnation-recours'],
  ['expertise médicale après un accident ordonnée par le juge', 'provision-expertise'],
  ['tuteur d’un enfant orphelin qui a hérité', 'personne-protegee-ou-absente'],
  ['notaire qui traîne à partager la succession', 'fonds-notaires'],
]

/** Mistyped words, each with the title of what is meant. */
export const mistyped: readonly (readonly [word: string, title: string])[] = [
  ['konsignation', 'Consignations judiciaires'],
  ['cautionement', 'Cautionnement sur les marchés publics'],
  ['huisier', 'Produit des ventes par autorité de justice'],
  ['eritage', 'Fonds de la curatelle'],
  ['assurence', 'Contrats d’assurance non réclamés'],
  ['expropiation', 'Indemnités d’expropriation'],
  ['recipissé', 'Consignations administratives'],
  ['bancque', 'Comptes inactifs'],
  ['tribinal', 'Provision pour expertise'],
]

/** Words of which no page speaks, some of them a letter or two from those of other subjects. */
export const foreign = 'passeport concours bourse naissance vaccin loterie hôpital divorce football météo'.split(' ')
