/** All public addresses without a parameter (specification, 2.1), with one case and one question of the finder. */
export const publicPaths = (
  '/ /contact_us /ou-aller /lacdec /missions /gouvernance /organigramme /textes_reglementaires ' +
  '/partenaires /cons_admin /cons_judiciaire /cons_convention /depot /trouver-mon-cas ' +
  '/trouver-mon-cas/justice /cas/offres-reelles /mon-dossier /guide_utilisateurs /actualites ' +
  '/communique /publications /infocdec /interviews /mediatheque /projects /inscription/usager /sponsor ' +
  '/login /mes-documents /hors-ligne /accessibilite /mentions-legales /confidentialite'
).split(' ')

/** A news item, an interview, and an unknown address. */
export const recordPaths = [
  '/actualites/nouvelle-salle-des-valeurs',
  '/interviews/notaires-et-fonds-de-clients',
  '/nulle-part',
]

/** The public pages with rows of the provider. */
export const dataPaths = (
  '/ /ou-aller /lacdec /missions /textes_reglementaires /partenaires /actualites /communique ' +
  '/publications /infocdec /interviews /mediatheque /inscription/usager'
).split(' ')
