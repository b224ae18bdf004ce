import type { SearchWords } from './words'

const stopWords = `a about after all also am an and any are as at be because been before being but by can cannot could d did do
  does doing don didn for from get gets getting give given go goes going got had has have having he hello her here him his
  how i if in into is it its just ll m may me more much must my no not now of off on once or our out over please re s shall
  she should so some t than that the their them then there these they this those to too up us ve very want wants was we
  were what when where which while who whom whose why will with without would you your`

const stem = /^(.{3,}?)(?:ations?|ments?|ances?|ures?|ings?|ates?|ated|ers?|ors?|ies|ied|ed|es|ly|y|e|s)$/

const synonyms = `
  money cash sum fund funds amount savings
  land plot farm farmland field plantation parcel
  road highway motorway bridge dam railway airport street
  house home housing building apartment compound quarters
  demolish demolished destroy broke break broken pull
  take took taken takes grabbed
  seize seizure confiscate attach attachment
  freeze froze frozen block blocked hold keep kept keeping
  sell sold sale seller selling
  buy buyer bought purchase purchaser acquire
  pay paid payment unpaid
  refund back return returned recover reimburse repay repayment restitution
  dispute disagree disagreement contest quarrel fight fighting conflict litigation
  deposit security bond guarantee caution
  consign consignment deposit
  salary wage pay remuneration
  debt owe owes owed debtor
  landlord landlady owner
  bank banker
  die died dead death late deceased widow widower
  inheritance inherit heir heirs estate succession
  father mother parent husband wife uncle aunt grandmother grandfather
  child children minor son daughter orphan
  court judge tribunal magistrate justice
  trial case lawsuit hearing
  prison prisoner jail inmate detainee detention custody cell
  release released free freed bail
  police policeman officer gendarme gendarmerie
  car vehicle motorbike motorcycle truck taxi
  tree trees wood timber forest logging logs
  council municipality municipal mayor
  election elections candidate electoral parliament vote
  company firm business enterprise
  bankrupt bankruptcy insolvent insolvency liquidation
  goods container cargo merchandise
  auction auctioned auctioneer
  electricity electric power light ENEO meter
  water Camwater meter tap
  foreigner foreign expatriate immigration visa
  forgotten forgot forget dormant inactive abandoned old
  missing disappear disappeared absent
  rob robbed stole stolen theft scam scammed swindle assault
  pension retirement CNPS provident
  government state public
  expropriate expropriation evict eviction
  compensation compensate indemnity damages
  advance prepayment
  execution enforcement enforce
  donor sponsor funder lender
  fee cost charge tariff price
  delay duration
  address location office branch
  hour opening open closed closing
  email mail
`

const cases: SearchWords['cases'] = {
  'caution-comptable-public':
    'I have been appointed public accountant · I will run a government cash office · treasurer, tax collector, cashier · security before handling public money',
  'caution-marche-public':
    'I am answering a call for tenders · bid bond · my company won a public contract · performance bond · retention money · works for a council or a ministry, building site of the government',
  'caution-logement-administratif':
    'I live in a government house · official quarters · rent deposit for government housing · refund of the deposit when leaving · I occupy public land · kiosk or shop on the public domain',
  'caution-officier-public':
    'I am becoming a notary · I am setting up as a bailiff · auctioneer · security to open my office',
  'caution-rapatriement':
    'I am a foreigner coming to live in Cameroon · visa, residence permit · return ticket · deposit to be sent back to my country · I am hiring a foreign worker',
  'caution-candidat-election':
    'I am running for office · stand as a candidate for mayor, councillor, MP, senator, president · election deposit · candidacy file',
  'achat-vehicule':
    'I am a civil servant buying a car · government car loan · advance for a motorbike · own contribution for a car',
  'coupes-de-bois': 'I fell trees · logging permit · timber sale · I want to work a forest concession · logs, sawmill',
  'emoluments-et-main-d-oeuvre-penale':
    'work done by prisoners · pay of an inmate · prison · the court registry collects fees · court fees received by the tribunal',
  'fonds-de-la-curatelle':
    'a relative died without a known heir · vacant estate · inheritance nobody claimed · died without children, without family · property of a dead person · curator of estates',
  'reliquat-vente-douane':
    'customs sold my goods · container held at the port and auctioned · my car seized by customs was sold · rest of the price',
  'caution-mise-en-liberte':
    'the judge asked me to post bail · get someone out of jail · my brother is in custody, in detention · released on bail',
  'reglement-judiciaire-liquidation':
    'my company is bankrupt · insolvency · a liquidated company owes me money · winding up · trustee in bankruptcy · receivership',
  'fonds-sous-sequestre':
    'two people are fighting over a sum · money frozen until judgment · the judge placed the money in escrow · rent held during a lawsuit · dispute between partners · buyer and seller in dispute, contested sale, disputed price',
  'consignation-partie-civile':
    'I am filing a complaint and must pay · I am a victim and want a trial · complaint as a civil party · I was robbed, assaulted, swindled',
  'provision-expertise':
    'the court appointed an expert · pay the expert · cost of an expert report · the surveyor or doctor appointed by the judge',
  'saisie-entre-les-mains-d-un-tiers':
    'my bank account has been seized · account frozen by a bailiff · garnishment · attachment order · the bank froze my money',
  'saisie-remuneration':
    'my wages are cut to pay a debt · wage garnishment · deduction from my pay · maintenance taken from the salary · I am an employer and must withhold',
  'vente-par-autorite-de-justice':
    'my house was seized and sold · auction of seized property · the bailiff sold my furniture · court sale of a building',
  'offres-reelles':
    'my creditor refuses my money · my landlord refuses the rent · I want to pay but they will not take it · I cannot find the person I owe · repay a debt that is refused',
  'condamnation-recours':
    'I lost my case and have appealed · stay the enforcement of the judgment · stay of execution · ordered to pay but I contest it',
  'sommes-saisies-enquete':
    'the police took my money · cash confiscated during a search · officers seized my cash · get back money seized after the case was dropped',
  'personne-protegee-ou-absente':
    'money of a child · an orphan is due a sum · adult under guardianship · a missing person who cannot be found · a child’s share of an inheritance',
  'garantie-eau-electricite':
    'I want to open water and power for a building · meter deposit · subscription for electricity, light · I am moving and want my water deposit back · advance on consumption · refund of the deposit by ENEO, Camwater',
  'fonds-notaires':
    'my money is with the notary · inheritance held by the notary · sale of land or a house before a notary · I am a notary and hold clients’ money',
  'fonds-mandataires-judiciaires':
    'I manage someone’s property by court order · provisional administrator of a company · court-appointed agent · administrator of an estate',
  'comptes-inactifs':
    'my old account was transferred to CDEC · forgotten or dormant bank account · the bank closed my account · my father’s savings book · my bank no longer exists, has disappeared',
  'assurances-non-reclamees':
    'life insurance never claimed · my father had a life policy · death benefit · accident compensation not collected · the insurer did not pay me',
  'indemnites-expropriation':
    'my land was taken to build a road · my house was demolished for a dam · eviction for public works · compensation for public utility · the State expropriated me',
  'fonds-equipement-collectivites':
    'the council’s investment budget · council money for a school or a market · regional council · special equipment fund for councils',
  'fonds-organismes-publics':
    'reserves of a pension fund · mutual, social security · public body placing its cash · social insurance',
  'fonds-sous-mandat':
    'entrust CDEC with managing a fund · fund managed on behalf of the State · programme or project paid for by a donor · management agreement',
}

export const words: SearchWords = { stopWords, stem, synonyms, cases }
