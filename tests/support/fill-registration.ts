import { fireEvent, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const answers = {
  'Nom complet': 'Awa Ndiaye',
  'Adresse électronique': 'awa.ndiaye@exemple.cm',
  // As short as it may be (section 9: 8 characters).
  'Mot de passe': 'motpasse',
  'Confirmation du mot de passe': 'motpasse',
  Adresse: '12 rue des Palmiers, Bastos',
  'Numéro de téléphone': '+237 600000000',
  'Numéro fiscal': 'P012345678901A',
}
type Label = keyof typeof answers

function form() {
  const found = document.querySelector<HTMLFormElement>('main form')
  if (found === null) throw new Error('There is no form on this page')
  return within(found)
}

/** Returns the field of the registration with this label, with or without the mark of a required field. */
export const field = (label: string) => form().getByLabelText(new RegExp(`^${label}( \\*)?$`))

/** Sets a value at once instead of typing it, because these forms are long. */
export function write(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } })
}

export async function choose(user: UserEvent, label: string, option: string) {
  await within(field(label)).findByRole('option', { name: option })
  await user.selectOptions(field(label), option)
}

/** Fills the citizen's registration with valid values, except for the given ones. */
export async function fillUsager(user: UserEvent, instead: Partial<Record<Label, string>> = {}, birth = '7/3/1990') {
  await fillPartner(user, instead)
  await choose(user, 'Situation matrimoniale', 'Marié(e)')
  await choose(user, 'Sexe', 'Féminin')
  writeBirth(birth)
}

/** Fills the partner's registration: the account and its place. */
export async function fillPartner(user: UserEvent, instead: Partial<Record<Label, string>> = {}) {
  for (const [label, text] of Object.entries({ ...answers, ...instead })) write(label, text)
  await choose(user, 'Pays', 'Cameroun')
  await choose(user, 'Ville', 'Douala')
}

/** Writes a date of birth, given as day/month/year. */
export function writeBirth(birth: string) {
  const [day = '', month = '', year = ''] = birth.split('/')
  write('Jour', day)
  write('Mois', month)
  write('Année', year)
}

export const finish = () => form().getByRole('button', { name: 'Terminer l’inscription' })
