/** Addresses that the program knows though no file is made for them: they get the neutral shell, and no 404. */
export const known = /^\/(?:admin(?:\/|$)|loginadmin$|accueil\/?$|interviews\/[^/]+$|actualites\/[^/]+$)/i
