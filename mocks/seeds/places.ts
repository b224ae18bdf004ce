import type { pays } from '@/contract/pays'
import type { villes } from '@/contract/villes'
import { t } from '../locale'
import type { Seed } from './seed'

// Cameroon comes first, with its ten regional capitals before its other towns.
const places = [
  {
    nom: t('Cameroun', 'Cameroon'),
    cities:
      'Yaoundé, Douala, Bafoussam, Bamenda, Bertoua, Buea, Ebolowa, Garoua, Maroua, Ngaoundéré, Kribi, Limbé, Nkongsamba, Edéa, Dschang, Foumban',
  },
  { nom: t('Afrique du Sud', 'South Africa'), cities: 'Pretoria, Johannesburg, Le Cap, Durban' },
  { nom: t('Allemagne', 'Germany'), cities: 'Berlin, Hambourg, Francfort, Munich' },
  { nom: t('Belgique', 'Belgium'), cities: 'Bruxelles, Liège, Anvers, Gand' },
  { nom: t('Canada', 'Canada'), cities: 'Ottawa, Montréal, Toronto, Québec' },
  { nom: t('Chine', 'China'), cities: 'Pékin, Shanghai, Canton, Shenzhen' },
  { nom: t('Congo', 'Congo'), cities: 'Brazzaville, Pointe-Noire, Dolisie, Ouesso' },
  { nom: t('Côte d’Ivoire', 'Côte d’Ivoire'), cities: 'Abidjan, Yamoussoukro, Bouaké, Daloa' },
  { nom: t('États-Unis', 'United States'), cities: 'Washington, New York, Houston, Atlanta' },
  { nom: t('France', 'France'), cities: 'Paris, Lyon, Marseille, Toulouse' },
  { nom: t('Gabon', 'Gabon'), cities: 'Libreville, Port-Gentil, Franceville, Oyem' },
  { nom: t('Guinée équatoriale', 'Equatorial Guinea'), cities: 'Malabo, Bata, Ebebiyín, Mongomo' },
  { nom: t('Italie', 'Italy'), cities: 'Rome, Milan, Turin, Naples' },
  { nom: t('Maroc', 'Morocco'), cities: 'Rabat, Casablanca, Fès, Marrakech' },
  { nom: t('Nigéria', 'Nigeria'), cities: 'Abuja, Lagos, Calabar, Kano' },
  { nom: t('République centrafricaine', 'Central African Republic'), cities: 'Bangui, Bouar, Berbérati, Bambari' },
  { nom: t('Royaume-Uni', 'United Kingdom'), cities: 'Londres, Manchester, Birmingham, Édimbourg' },
  { nom: t('Sénégal', 'Senegal'), cities: 'Dakar, Thiès, Saint-Louis, Kaolack' },
  { nom: t('Suisse', 'Switzerland'), cities: 'Berne, Genève, Lausanne, Zurich' },
  { nom: t('Tchad', 'Chad'), cities: 'N’Djaména, Moundou, Abéché, Sarh' },
]

export const paysSeeds: Seed<typeof pays>[] = places.map(({ nom }, n) => ({ id: n + 1, nom }))

export const villeSeeds: Seed<typeof villes>[] = places
  .flatMap(({ cities }, n) => cities.split(', ').map((nom) => ({ nom, pays_id: n + 1 })))
  .map((city, n) => ({ id: n + 1, ...city }))
