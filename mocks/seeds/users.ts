import type { UserType } from '@/contract/accounts'
import { slugOf } from '../slug'
import { picture } from './seed'

interface Account {
  email: string
  password: string
  type: UserType
  name: string
}

/** The accounts to sign in with. */
export const accounts: readonly Account[] = [
  { email: 'admin@cdec.cm', password: 'motdepasse', type: 'administrateur', name: 'Administration du site' },
  { email: 'usager@cdec.cm', password: 'motdepasse', type: 'Usager', name: 'Usager de démonstration' },
  { email: 'partenaire@cdec.cm', password: 'motdepasse', type: 'partenaire', name: 'Partenaire de démonstration' },
]

// Invented people; the second avatar does not load.
const citizens =
  'Aline Mballa, Bertrand Essomba, Carine Ngono, Désiré Tchoupo, Estelle Abena, Fabrice Nkoulou, Gisèle Moukoko, Hervé Talla, Irène Bekolo, Joël Fotso, Karine Eyenga, Landry Mbarga, Mireille Sadjo, Nestor Ewane, Odile Kamga, Patrice Oumarou, Rachel Njoya, Serge Ateba, Thérèse Ndongo, Ulrich Bikié, Viviane Manga, William Tabi, Yolande Messina, Zacharie Bello'.split(
    ', ',
  )
const partners =
  'Étude notariale du Centre, Cabinet Wouri Conseil, Société des Eaux du Plateau, Mutuelle du Littoral, Coopérative de l’Ouest, Assurances du Golfe, Microfinance Espoir, Bâtisseurs associés, Transit Kribi, Imprimerie du Lac'.split(
    ', ',
  )
const administrators = ['Rédaction du site', 'Service des archives', 'Service informatique']

const others: Account[] = [
  ...citizens.map((name) => account(name, 'Usager')),
  ...partners.map((name) => account(name, 'partenaire')),
  ...administrators.map((name) => account(name, 'administrateur')),
]

export const userSeeds = [...accounts, ...others].map(({ email, password, type, name }, n) => ({
  id: n + 1,
  name,
  email,
  password,
  type_user: type,
  avatar: n === 0 ? picture('seat-0') : n === 1 ? '/api/files/pictures/image-abimee.svg' : null,
  // Registered one a week, the demonstration accounts first.
  created_at: new Date(Date.UTC(2025, 11, 1, 9) + n * 7 * 86_400_000).toISOString(),
}))

function account(name: string, type: UserType): Account {
  return { email: `${slugOf(name).replaceAll('-', '.')}@exemple.cm`, password: 'motdepasse', type, name }
}
