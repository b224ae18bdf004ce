import * as v from 'valibot'
import { adultBirthday } from './birthday'
import { reference } from './form-fields'
import { address, amount, id, text } from './rows/row-fields'
import { code, email, requiredLine, typedText } from './text-fields'

const minPasswordLength = 8

/** Not trimmed: a space belongs to a password. */
const password = v.pipe(typedText, v.nonEmpty(code('required')), v.minLength(minPasswordLength, code('password')))

interface Passwords {
  password: string
  password_confirmation: string
}

/**
 * Checks that both passwords are equal. The issue is on `password`, and only when the password itself is valid: a password
 * that is too short has no second message.
 */
function sameTwice<Input extends Passwords>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (dataset.issues?.some((issue) => String(issue.path?.[0].key).startsWith('password'))) return
    const input: Partial<Passwords> = Object(dataset.value) // untyped while other fields are invalid
    if (input.password === input.password_confirmation) return
    addIssue({
      message: code('confirmation'),
      path: [{ type: 'object', origin: 'value', input: { ...input }, key: 'password', value: input.password }],
    })
  })
}

export const userTypes = ['Usager', 'partenaire', 'administrateur'] as const
export type UserType = (typeof userTypes)[number]
export const civilStates = ['Célibataire', 'Marié(e)', 'Divorcé(e)', 'Veuf(ve)'] as const
export const sexes = ['masculin', 'feminin'] as const

/** A user as listed, and as signed in. */
export const user = v.object({ id, name: text, email: text, type_user: text, avatar: address })
export type User = v.InferOutput<typeof user>

/** Returns whether a user may enter the back office. The provider's capitalisation of the type varies. */
export function isAdministrator(account: Pick<User, 'type_user'>) {
  return account.type_user.toLowerCase() === 'administrateur'
}

export const credentials = v.object({
  email,
  password: v.pipe(typedText, v.nonEmpty(code('required'))),
})

const account = {
  name: requiredLine,
  email,
  password,
  password_confirmation: v.pipe(typedText, v.nonEmpty(code('required'))),
  adresse: requiredLine,
  numero_telephone: requiredLine,
  numero_fiscal: requiredLine,
  pays_id: reference,
  ville_id: reference,
}

export const usagerRegistration = v.pipe(
  v.object({
    ...account,
    etat_civil: v.picklist(civilStates, code('required')),
    datenaissance: adultBirthday,
    sexe: v.picklist(sexes, code('required')),
  }),
  sameTwice(),
)
/** A partner registers with the account fields alone. */
export const partenaireRegistration = v.pipe(v.object(account), sameTwice())

export type Credentials = v.InferInput<typeof credentials>
export type UsagerRegistration = v.InferInput<typeof usagerRegistration>
export type PartenaireRegistration = v.InferInput<typeof partenaireRegistration>

const token = v.pipe(v.string(), v.nonEmpty())

/** The answer to login and registration: the account under the name of its kind, and the token. */
export const session = v.pipe(
  v.union([
    v.object({ user, access_token: token }),
    v.object({ usager: user, access_token: token }),
    v.object({ partenaire: user, access_token: token }),
  ]),
  v.transform((answer) => ({
    user: 'user' in answer ? answer.user : 'usager' in answer ? answer.usager : answer.partenaire,
    token: answer.access_token,
  })),
)
export type Session = v.InferOutput<typeof session>

/** The answer to the count of one type of user. */
export const userCount = v.object({ total: v.pipe(amount, v.number()) })

export const accountPaths = {
  login: '/api/login',
  logout: '/api/logout',
  me: '/api/me',
  users: '/api/users',
  usager: '/api/register/usager',
  partenaire: '/api/register/partenaire',
} as const

export const usersOfType = (type: UserType) => `/api/users/type/${encodeURIComponent(type)}` as const
export const citiesOfCountry = (pays: number) => `/api/pays/${pays}/villes` as const
