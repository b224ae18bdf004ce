import type { Phrase } from './fr'

/** How people of Cameroon ask for each case. The last ones are mistyped or without accents. */
export const phrases: readonly Phrase[] = [
  ['I was appointed council treasurer, how much must I deposit', 'caution-comptable-public'],
  ['my bid bond was not returned', 'caution-marche-public'],
  ['deposit for my government quarters', 'caution-logement-administratif'],
  ['I want to open a notary office', 'caution-officier-public'],
  ['my foreign worker must pay money at immigration', 'caution-rapatriement'],
  ['deposit to run for parliament', 'caution-candidat-election'],
  ['civil servant help to buy a car', 'achat-vehicule'],
  ['permit to cut trees in the forest', 'coupes-de-bois'],
  ['money from prisoners’ work', 'emoluments-et-main-d-oeuvre-penale'],
  ['my uncle died without children or heirs', 'fonds-de-la-curatelle'],
  ['customs sold my container', 'reliquat-vente-douane'],
  ['pay to get my brother out of prison', 'caution-mise-en-liberte'],
  ['my boss went bankrupt and owes me salary', 'reglement-judiciaire-liquidation'],
  ['disputed sale', 'fonds-sous-sequestre'],
  ['how much to pay to file a complaint', 'consignation-partie-civile'],
  ['pay the surveyor appointed by the court', 'provision-expertise'],
  ['bailiff blocked my bank account', 'saisie-entre-les-mains-d-un-tiers'],
  ['money is cut from my salary every month for a debt', 'saisie-remuneration'],
  ['my house was auctioned by the bank', 'vente-par-autorite-de-justice'],
  ['landlord refuses to take my rent', 'offres-reelles'],
  ['I was ordered to pay but I appealed', 'condamnation-recours'],
  ['police kept my money', 'sommes-saisies-enquete'],
  ['money for my children after their father died', 'personne-protegee-ou-absente'],
  ['ENEO meter deposit', 'garantie-eau-electricite'],
  ['recover deposit', 'garantie-eau-electricite', 'caution-logement-administratif'],
  ['notary is keeping the money of the house sale', 'fonds-notaires'],
  ['court named me administrator of my father’s property', 'fonds-mandataires-judiciaires'],
  ['money my late husband left in the bank', 'comptes-inactifs'],
  ['life insurance of my dead father never paid', 'assurances-non-reclamees'],
  ['government took my land', 'indemnites-expropriation'],
  ['council money to build a market', 'fonds-equipement-collectivites'],
  ['pension fund reserves', 'fonds-organismes-publics'],
  ['donor project who keeps the money', 'fonds-sous-mandat'],
  ['dormant accounts of my grandmother', 'comptes-inactifs'],
]

/** Phrases written after the search was tuned, without knowledge of its words, to measure how it handles new ones. */
export const heldOut: readonly Phrase[] = [
  ['my dad died and had an account at BICEC', 'comptes-inactifs'],
  ['trace an unused bank account', 'comptes-inactifs'],
  ['cocoa farm destroyed for a power line', 'indemnites-expropriation'],
  ['my cousin is detained at Kondengui', 'caution-mise-en-liberte'],
  ['officers seized two million from my car', 'sommes-saisies-enquete'],
  ['cancel my water subscription and have my money', 'garantie-eau-electricite'],
  ['I want to become a senator', 'caution-candidat-election'],
  ['performance bond release', 'caution-marche-public'],
  ['business partners at war, judge froze the till', 'fonds-sous-sequestre'],
  ['I have to pay a debt but the person cannot be found', 'offres-reelles', 'personne-protegee-ou-absente'],
  ['deduction on my civil servant salary for a creditor', 'saisie-remuneration'],
  ['judgment against me and I have appealed', 'condamnation-recours'],
  ['medical expert ordered by the judge', 'provision-expertise'],
  ['guardian of an orphan who inherited', 'personne-protegee-ou-absente'],
  ['notary delays sharing the estate', 'fonds-notaires'],
]

/** Mistyped words, each with the title of what is meant. */
export const mistyped: readonly (readonly [word: string, title: string])[] = [
  ['consignement', 'Judicial consignments'],
  ['depositt', 'Deposits'],
  ['bailif', 'Proceeds of court-ordered sales'],
  ['inheritence', 'Funds held by notaries'],
  ['insurence', 'Unclaimed insurance policies'],
  ['expropiation', 'Expropriation compensation'],
  ['recipt', 'How do I recover a sum?'],
  ['notery', 'Funds held by notaries'],
]

/** Words of which no page speaks, some of them a letter or two from those of other subjects. */
export const foreign = 'passport lottery hospital vaccine wedding weather football diploma birth marriage'.split(' ')
