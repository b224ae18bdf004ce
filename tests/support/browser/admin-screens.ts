/** The back office's screens of records: what follows /Admin/ in their addresses. */
export const adminScreens = [
  'slides',
  'sponsors',
  'missions',
  'videos',
  'presentation',
  'domaines',
  'stats',
  'publications',
  'communiques',
  'interviews',
  'reglementations',
  'actualites',
  'subscriber',
  'pays',
  'blocs',
]
