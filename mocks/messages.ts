import type { FormCode } from '@/contract/text-fields'
import { t } from './locale'

/** The provider's messages by the code of the contract's check. */
export const fieldMessages = {
  required: t('Ce champ est obligatoire.', 'This field is required.'),
  email: t('L’adresse électronique n’est pas valide.', 'The email address is not valid.'),
  url: t('L’adresse web n’est pas valide.', 'The web address is not valid.'),
  number: t('Ce champ doit être un nombre.', 'This field must be a number.'),
  integer: t('Ce champ doit être un nombre entier.', 'This field must be a whole number.'),
  digits: t('Ce nombre a trop de chiffres.', 'This number has too many digits.'),
  year: t('L’année n’est pas possible.', 'The year is not possible.'),
  youtube: t('Cette vidéo n’existe pas sur YouTube.', 'There is no such video on YouTube.'),
  date: t('La date n’est pas valide.', 'The date is not valid.'),
  image: t('Le fichier doit être une image.', 'The file must be an image.'),
  document: t('Le fichier doit être de type : pdf, doc, docx.', 'The file must be of type: pdf, doc, docx.'),
  size: t('Le fichier ne doit pas dépasser 10 Mo.', 'The file must not be larger than 10 MB.'),
  empty: t('Le fichier est vide.', 'The file is empty.'),
  choice: t('La valeur choisie n’est pas valide.', 'The chosen value is not valid.'),
  password: t('Le mot de passe doit contenir au moins 8 caractères.', 'The password must have at least 8 characters.'),
  confirmation: t('Les mots de passe ne correspondent pas.', 'The passwords do not match.'),
  age: t('Vous devez avoir au moins 18 ans.', 'You must be at least 18 years old.'),
  taken: t('Cette adresse électronique est déjà utilisée.', 'This email address is already in use.'),
  unknown: t('La valeur choisie n’existe pas.', 'The chosen value does not exist.'),
} satisfies Record<FormCode | 'taken' | 'unknown', object>

export const messages = {
  invalid: t('Les données envoyées ne sont pas valides.', 'The data sent are not valid.'),
  unauthenticated: t('Non authentifié.', 'Unauthenticated.'),
  forbidden: t('Cette action est réservée aux administrateurs.', 'This action is for administrators only.'),
  'not found': t('Enregistrement introuvable.', 'Record not found.'),
  'no such call': t('Cette adresse n’existe pas.', 'There is no such address.'),
  unreadable: t('Le corps de la requête est illisible.', 'The body of the request cannot be read.'),
  'wrong method': t('Cette méthode n’est pas acceptée ici.', 'This method is not accepted here.'),
  'multipart PUT': t(
    'Le corps multipart du PUT est arrivé vide. Réglage : multipartUpdates (src/contract/settings.ts).',
    'The multipart body of the PUT arrived empty. Setting: multipartUpdates (src/contract/settings.ts).',
  ),
  'wrong credentials': t(
    'Ces identifiants ne correspondent pas à nos enregistrements.',
    'These credentials do not match our records.',
  ),
  'signed out': t('Déconnexion réussie.', 'Signed out.'),
  removed: t('Enregistrement supprimé.', 'Record removed.'),
  failure: t('Erreur interne du serveur.', 'Internal server error.'),
  'too many': t('Trop de requêtes. Réessayez plus tard.', 'Too many requests. Try again later.'),
}

export type FieldProblem = keyof typeof fieldMessages
export type Message = keyof typeof messages
