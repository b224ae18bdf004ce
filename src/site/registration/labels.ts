import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PartenaireRegistration, UsagerRegistration } from '@/contract/accounts'
import type { PublicCode } from '@/contract/text-fields'

/** The fields of a registration, under the provider's names. */
export type FieldName = keyof UsagerRegistration
export type AccountField = 'name' | 'email' | 'password' | 'password_confirmation'
export type PlaceField = Exclude<keyof PartenaireRegistration, AccountField>
/** The fields that the registration of a partner does not have. */
export type UsagerField = Exclude<FieldName, keyof PartenaireRegistration>

/** The labels, in the order of the form. */
export const labels: Readonly<Record<FieldName, MessageDescriptor>> = {
  name: msg`Nom complet`,
  email: msg`Adresse électronique`,
  password: msg`Mot de passe`,
  password_confirmation: msg`Confirmation du mot de passe`,
  adresse: msg`Adresse`,
  numero_telephone: msg`Numéro de téléphone`,
  pays_id: msg`Pays`,
  ville_id: msg`Ville`,
  numero_fiscal: msg`Numéro fiscal`,
  etat_civil: msg`Situation matrimoniale`,
  datenaissance: msg`Date de naissance`,
  sexe: msg`Sexe`,
}

/** The message for each field that is left empty. */
export const missing: Readonly<Record<FieldName, MessageDescriptor>> = {
  name: msg`Indiquez votre nom.`,
  email: msg`Indiquez votre adresse électronique.`,
  password: msg`Choisissez un mot de passe.`,
  password_confirmation: msg`Confirmez votre mot de passe.`,
  adresse: msg`Indiquez votre adresse.`,
  numero_telephone: msg`Indiquez votre numéro de téléphone.`,
  pays_id: msg`Choisissez votre pays.`,
  ville_id: msg`Choisissez votre ville.`,
  numero_fiscal: msg`Indiquez votre numéro fiscal.`,
  etat_civil: msg`Indiquez votre situation matrimoniale.`,
  datenaissance: msg`Indiquez votre date de naissance.`,
  sexe: msg`Indiquez votre sexe.`,
}

/** The message of each code for an invalid field besides those that every form has; three are the specification's own. */
export const invalid: Readonly<Record<Exclude<PublicCode, 'required' | 'email'>, MessageDescriptor>> = {
  date: msg`Saisissez une date valide, par exemple 7 3 1990.`,
  year: msg`Vérifiez l’année de naissance : écrivez-la en quatre chiffres, à partir de 1900.`,
  age: msg`Vous devez avoir au moins 18 ans.`,
  password: msg`Le mot de passe doit contenir au moins 8 caractères.`,
  confirmation: msg`Les mots de passe ne correspondent pas.`,
}

export const fieldNames = Object.keys(labels) as FieldName[] // keys of a constant without others

/** Returns the props of a field. All fields are required. */
export type Bind = (name: FieldName) => {
  id: string
  name: string
  label: string
  error: string | undefined
  required: true
}
