import type { SearchWords } from './words'

const stopWords = `a ai alors an as au aucun aussi autre aux avec avoir avons avez bien bonjour c ca car ce cela celle celui ces cet
  cette chez ci combien comme comment d dans de depuis des deja dire dit dois doit donc du elle elles en encore entre es
  est et etaient etait etre eu eux fait faire faut il ils j je jamais jusqu l la le les leur leurs lui m ma mais me meme
  merci mes moi mon n ne ni non nos notre nous on ont ou oui par parce pas peu peut peux plus pour pourquoi puis puisque qu
  quand que quel quelle quelles quels qui quoi s sa sans se sera serait ses si son sont sous suis sur svp t ta te tel tes
  toi ton tous tout toute toutes tres tu un une va vais vers veut veux voici voila vos votre voudrais vouloir vous y`

const stem =
  /^(.{4,}?)(?:(?:is)?ations?|(?:iss)?ements?|ateurs?|atrices?|eurs?|euses?|ages?|ances?|ites?|antes?|ants?|iers?|ieres?|ees?|ies?|is|it|ir|ent|ez|er|es|i|e|s|x)$/

const synonyms = `
  argent somme fonds espèces billets liquide sous montant
  terrain parcelle champ plantation ferme lopin terre foncier
  route autoroute voie pont barrage chemin rail aéroport
  maison logement habitation domicile immeuble bâtiment appartement villa
  détruire détruit casser casse démolir démoli démolition raser
  prendre pris prise arracher
  saisir saisie saisi confisquer
  bloquer blocage geler garder retenir retenu
  vendre vendu vente vendeur
  acheter acheteur achat acquérir acquéreur acquisition
  payer payé paiement verser versement
  rembourser restituer restitution récupérer rendre rendu reprendre ravoir
  litige litigieux désaccord dispute disputer contester contestation conflit querelle différend
  caution cautionnement garantie
  consigner consignation déposer dépôt
  salaire paie solde rémunération traitement
  dette dû devoir devait créance
  bailleur propriétaire logeur
  banque bancaire banquier
  mort mourir décédé décès défunt feu veuve veuf
  héritage succession héritier hériter
  père mère parent mari époux épouse oncle tante
  enfant mineur fils fille orphelin
  tribunal juge justice magistrat
  procès affaire audience
  prison prisonnier détenu détention incarcéré écroué cellule
  libérer libération liberté relâcher relaxer sortir
  police policier gendarme gendarmerie commissariat
  voiture véhicule auto automobile moto camion taxi
  bois forêt forestier arbre
  mairie commune municipal collectivité
  élection électoral candidat candidature législatives scrutin
  entreprise société compagnie firme
  faillite liquidation banqueroute
  marchandise conteneur colis cargaison
  électricité électrique courant lumière ENEO Sonel compteur
  eau Camwater Snec compteur robinet
  étranger expatrié immigration séjour visa
  oublié dormant inactif abandonné vieux ancien
  disparu disparition introuvable absent
  voler vol escroquer escroc arnaquer agresser
  retraite pension CNPS prévoyance
  État gouvernement public administration
  déguerpir déguerpissement exproprier expropriation expulser
  indemnité indemniser indemnisation dédommager dédommagement compensation
  avance acompte provision
  exécution exécuter exécutoire
  frais coût coûter coûte tarif
  délai durée attente
  adresse localisation bureau agence
  horaire heure ouverture ouvert fermé fermeture
  courriel email mail électronique
`

const cases: SearchWords['cases'] = {
  'caution-comptable-public':
    'je suis nommé comptable public · je vais gérer une caisse de l’État · receveur, percepteur, régisseur, trésorier · garantie avant de manier l’argent public',
  'caution-marche-public':
    'je réponds à un appel d’offres · caution de soumission · mon entreprise a gagné un marché public · retenue de garantie · garantie de bonne exécution · travaux pour une commune ou un ministère',
  'caution-logement-administratif':
    'je loge dans une maison de l’État · logement de fonction · caution de loyer d’un logement administratif · j’occupe un terrain public · kiosque ou boutique sur le domaine public',
  'caution-officier-public':
    'je deviens notaire · je m’installe comme huissier de justice · commissaire-priseur · garantie pour ouvrir mon étude',
  'caution-rapatriement':
    'je suis étranger et je viens vivre au Cameroun · visa, carte de séjour · billet de retour · caution de retour dans mon pays · j’embauche un travailleur étranger',
  'caution-candidat-election':
    'je me présente aux élections · être candidat maire, conseiller, député, sénateur, président · caution électorale · dossier de candidature',
  'achat-vehicule':
    'je suis fonctionnaire et j’achète une voiture · crédit véhicule, prêt auto de l’État · avance pour une moto · apport personnel voiture',
  'coupes-de-bois':
    'je coupe du bois · permis d’exploitation forestière · vente de coupe · je veux exploiter la forêt · grumes, scierie',
  'emoluments-et-main-d-oeuvre-penale':
    'travail des prisonniers · salaire d’un détenu · prison · le greffe encaisse des émoluments · frais de justice perçus par le tribunal',
  'fonds-de-la-curatelle':
    'un parent est mort sans héritier connu · succession vacante · héritage que personne n’a réclamé · mort sans enfant · curateur aux successions',
  'reliquat-vente-douane':
    'la douane a vendu ma marchandise · conteneur bloqué au port et vendu aux enchères · ma voiture saisie à la douane a été vendue · reste du prix',
  'caution-mise-en-liberte':
    'le juge m’a demandé de déposer une caution · libérer, relâcher, faire sortir quelqu’un de prison · mon frère est en garde à vue, en détention · liberté provisoire, liberté sous caution',
  'reglement-judiciaire-liquidation':
    'mon entreprise est en faillite · dépôt de bilan · une société liquidée me doit de l’argent · cessation de paiements · syndic de faillite · redressement',
  'fonds-sous-sequestre':
    'deux personnes se disputent une somme · argent bloqué jusqu’au jugement · le juge a mis l’argent sous séquestre · loyers bloqués pendant un procès · conflit d’associés · vendeur et acheteur en litige, vente contestée, prix de vente contesté à consigner',
  'consignation-partie-civile':
    'je porte plainte et on me demande de payer · je suis victime et je veux un procès · plainte avec constitution de partie civile · on m’a volé, agressé, escroqué',
  'provision-expertise':
    'le tribunal a nommé un expert · payer l’expert · frais d’expertise · le géomètre ou le médecin désigné par le juge',
  'saisie-entre-les-mains-d-un-tiers':
    'mon compte bancaire est saisi · compte bloqué par un huissier · saisie-attribution · avis à tiers détenteur · la banque a bloqué mon argent',
  'saisie-remuneration':
    'on coupe mon salaire pour payer une dette · saisie sur salaire · retenue sur ma paie · pension alimentaire prélevée sur le salaire · je suis employeur et je dois retenir',
  'vente-par-autorite-de-justice':
    'ma maison a été saisie et vendue · vente aux enchères d’un bien saisi · l’huissier a vendu mes meubles · adjudication d’un immeuble',
  'offres-reelles':
    'mon créancier refuse mon argent · mon bailleur refuse le loyer · je veux payer mais on ne veut pas prendre · je ne trouve plus la personne à qui je dois · rembourser une dette refusée',
  'condamnation-recours':
    'j’ai perdu mon procès et j’ai fait appel · suspendre l’exécution du jugement · pourvoi, sursis à exécution · condamné à payer mais je conteste · déposer la somme en attendant la cour d’appel',
  'sommes-saisies-enquete':
    'la police a pris mon argent · argent confisqué pendant une perquisition · les gendarmes ont saisi des espèces · récupérer l’argent saisi après un non-lieu',
  'personne-protegee-ou-absente':
    'argent d’un enfant mineur · un orphelin doit recevoir une somme · majeur sous tutelle · une personne disparue, introuvable · part d’héritage d’un enfant',
  'garantie-eau-electricite':
    'je veux ouvrir l’eau et l’électricité d’un immeuble · caution du compteur · abonnement au courant, à la lumière · je déménage et je veux ma caution d’eau · avance sur consommation · remboursement de la caution ENEO, Camwater',
  'fonds-notaires':
    'mon argent est chez le notaire · héritage bloqué chez le notaire · vente de terrain ou de maison devant notaire · je suis notaire et je garde l’argent des clients',
  'fonds-mandataires-judiciaires':
    'je gère les biens de quelqu’un par décision de justice · administrateur provisoire d’une société · mandataire de justice · administrateur d’une succession',
  'comptes-inactifs':
    'mon ancien compte a été transféré à la CDEC · compte bancaire oublié, dormant · la banque a fermé mon compte · livret d’épargne de mon père · ma banque n’existe plus, a disparu',
  'assurances-non-reclamees':
    'assurance-vie jamais réclamée · mon père avait une assurance décès · capital décès · indemnité d’accident non touchée · l’assureur ne m’a pas payé',
  'indemnites-expropriation':
    'on a pris mon terrain pour faire une route · ma maison a été détruite, démolie pour un barrage · déguerpissement, casse · indemnisation d’utilité publique · l’État m’a exproprié',
  'fonds-equipement-collectivites':
    'budget d’investissement de la mairie · argent de la commune pour une école ou un marché · conseil régional · fonds spécial d’équipement intercommunal',
  'fonds-organismes-publics':
    'réserves d’une caisse de retraite · mutuelle, sécurité sociale · établissement public qui place sa trésorerie · prévoyance sociale',
  'fonds-sous-mandat':
    'confier la gestion d’un fonds à la CDEC · fonds géré pour le compte de l’État · programme ou projet financé par un bailleur · convention de gestion',
}

export const words: SearchWords = { stopWords, stem, synonyms, cases }
