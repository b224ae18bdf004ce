/** Every public address of the specification (2.1) that has no parameter, and the product's own; of the cases and of the finder's questions, one each. */
export const publicPaths = [
  '/',
  '/contact_us',
  '/lacdec',
  '/missions',
  '/gouvernance',
  '/organigramme',
  '/textes_reglementaires',
  '/partenaires',
  '/cons_admin',
  '/cons_judiciaire',
  '/cons_convention',
  '/depot',
  '/trouver-mon-cas',
  '/trouver-mon-cas/justice',
  '/cas/offres-reelles',
  '/mon-dossier',
  '/guide_utilisateurs',
  '/actualites',
  '/communique',
  '/publications',
  '/infocdec',
  '/interviews',
  '/mediatheque',
  '/projects',
  '/inscription/usager',
  '/sponsor',
  '/login',
  '/mes-documents',
  '/hors-ligne',
  '/accessibilite',
]

/** A record of each kind that has a page of its own, and an address that nobody knows. */
export const recordPaths = [
  '/actualites/nouvelle-salle-des-valeurs',
  '/interviews/notaires-et-fonds-de-clients',
  '/nulle-part',
]

/** The public screens that show what the provider gives. */
export const dataPaths = [
  '/',
  '/lacdec',
  '/missions',
  '/textes_reglementaires',
  '/partenaires',
  '/actualites',
  '/communique',
  '/publications',
  '/infocdec',
  '/interviews',
  '/mediatheque',
  '/inscription/usager',
]
