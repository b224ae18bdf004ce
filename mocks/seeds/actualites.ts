import type { actualites } from '@/contract/actualites'
import { t } from '../locale'
import { earlierNews } from './actualites-earlier'
import { news } from './news'
import type { Seed } from './seed'

// 21 has a picture that does not load, 22 no picture, 23 no date, 24 a title of 200 characters.
const latestNews: Seed<typeof actualites>[] = [
  news(
    14,
    '2025-07-16',
    'meeting-1',
    [],
    t('Rencontre avec les collectivités territoriales', 'Meeting with local authorities'),
    t(
      'Les maires ont présenté leurs besoins d’investissement et de trésorerie.',
      'Mayors presented their investment and cash-flow needs.',
    ),
  ),
  news(
    15,
    '2025-09-10',
    'law-0',
    ['law-1', 'law-2'],
    t('Un recueil de textes pour les praticiens', 'A compendium of texts for practitioners'),
    t(
      'Le recueil annoté est distribué aux juridictions et disponible en ligne.',
      'The annotated compendium is distributed to the courts and available online.',
    ),
  ),
  news(
    16,
    '2025-10-29',
    'announcement-0',
    ['seat-2', 'screen-3', 'meeting-0'],
    t('Mille visiteurs aux portes ouvertes', 'A thousand visitors at the open days'),
    t(
      'Les ateliers sur la restitution des cautions ont été les plus suivis.',
      'The workshops on the return of guarantees drew the most people.',
    ),
  ),
  news(
    17,
    '2025-12-01',
    'bridge-0',
    ['bridge-2', 'growth-1'],
    t('Le plan stratégique 2026–2030 adopté', 'Strategic plan 2026–2030 adopted'),
    t(
      'Il place la proximité, la sécurité et le financement du développement au premier rang.',
      'It gives priority to proximity, safety and development finance.',
    ),
  ),
  news(
    18,
    '2026-01-26',
    'vault-0',
    ['vault-2'],
    t('Nouvelle salle des valeurs', 'New strongroom'),
    t(
      'Les valeurs reçues en dépôt sont conservées dans des installations aux normes.',
      'Valuables received on deposit are kept in facilities that meet standards.',
    ),
  ),
  news(
    19,
    '2026-03-02',
    'deed-0',
    ['signature-1', 'signature-3'],
    t('La restitution en trois pièces', 'Return of funds with three documents'),
    t(
      'La procédure simplifiée s’applique à toutes les cautions conventionnelles.',
      'The simplified procedure applies to all contractual guarantees.',
    ),
  ),
  news(
    20,
    '2026-04-06',
    'chart-2',
    ['chart-3', 'coins-2'],
    t('Des indicateurs publiés chaque année', 'Indicators published every year'),
    t(
      'Dépôts, transferts, bilan et résultat sont désormais rendus publics.',
      'Deposits, transfers, balance sheet and result are now made public.',
    ),
  ),
  news(
    21,
    '2026-05-11',
    'image-abimee',
    ['image-abimee', 'growth-3'],
    t('Plantation d’arbres au siège', 'Trees planted at the head office'),
    t(
      'Le personnel a planté une centaine d’arbres autour des bâtiments.',
      'Staff planted a hundred trees around the buildings.',
    ),
  ),
  news(
    22,
    '2026-06-08',
    null,
    [],
    t('Avis de recrutement publié', 'Recruitment notice published'),
    t('Les candidatures sont reçues en ligne pendant un mois.', 'Applications are received online for one month.'),
  ),
  news(
    23,
    null,
    'archive-1',
    ['archive-3'],
    t('Une bibliothèque ouverte aux étudiants', 'A library open to students'),
    t('Le fonds documentaire se consulte sur rendez-vous.', 'The collection can be consulted by appointment.'),
  ),
  news(
    24,
    '2026-08-31',
    'city-1',
    ['bridge-0', 'city-0'],
    t(
      'Conférence annuelle des caisses de dépôts de la sous-région : trois jours d’échanges à Yaoundé sur la collecte, la garde et la restitution des fonds de tiers, et sur leur emploi au service du développement',
      'Annual conference of the deposits funds of the subregion: three days of discussion in Yaoundé on collecting, keeping and returning third-party funds, and on using them in the service of development',
    ),
    t('Les délégations ont adopté une feuille de route commune.', 'The delegations adopted a common road map.'),
  ),
  news(
    25,
    '2026-10-12',
    'screen-1',
    ['screen-0', 'shield-2', 'deed-2'],
    t('L’inscription en ligne est ouverte', 'Online registration is open'),
    t(
      'Usagers et partenaires peuvent créer leur compte depuis le site.',
      'Users and partners can create their account on the site.',
    ),
  ),
]

export const actualiteSeeds = [...earlierNews, ...latestNews]
