import type { actualites } from '@/contract/actualites'
import { slugOf } from '../handlers/slug'
import { type Bilingual, t } from '../locale'
import { picture, type Seed } from './seed'

/** A news item from its title, text, date, picture and gallery. */
function news(
  id: number,
  datePublication: string | null,
  image: string | null,
  gallery: string[],
  titre: Bilingual,
  description: Bilingual,
): Seed<typeof actualites> {
  const galleryPhotos = gallery.map((name) => picture(name))
  const main = image === null ? null : picture(image)
  const details = { imagePrincipale: main, galleryPhotos, actualite_id: id }
  return { id, slug: slugOf(titre.fr), titre, description, image: main, datePublication, details }
}

// 21 has a picture that does not load, 22 no picture, 23 no date, 24 a title of 200 characters.
export const actualiteSeeds: Seed<typeof actualites>[] = [
  news(
    1,
    '2024-02-26',
    'meeting-0',
    ['seat-1', 'meeting-2', 'deed-1'],
    t('Installation du comité de suivi des transferts', 'Committee to monitor transfers set up'),
    t(
      'Le comité réunit les administrations qui détiennent des fonds à transférer et rendra compte chaque trimestre.',
      'The committee brings together the administrations that hold funds to be transferred and will report every quarter.',
    ),
  ),
  news(
    2,
    '2024-04-02',
    'scales-0',
    ['scales-1', 'law-3'],
    t('Les greffiers formés à la consignation', 'Court clerks trained in consignments'),
    t(
      'Deux jours d’ateliers ont réuni soixante greffiers autour de cas pratiques.',
      'Two days of workshops brought sixty court clerks together around practical cases.',
    ),
  ),
  news(
    3,
    '2024-05-06',
    'chart-0',
    ['chart-1', 'coins-3'],
    t('Les premiers transferts sont achevés', 'First transfers completed'),
    t(
      'Les fonds détenus par les comptables publics ont rejoint les comptes de l’institution.',
      'Funds held by public accountants have joined the institution’s accounts.',
    ),
  ),
  news(
    4,
    '2024-06-24',
    'signature-0',
    ['signature-2', 'deed-0'],
    t('Une convention avec la chambre des notaires', 'Agreement with the chamber of notaries'),
    t(
      'Elle précise les délais et les pièces du dépôt des fonds de clients.',
      'It sets the time limits and documents for depositing clients’ funds.',
    ),
  ),
  news(
    5,
    '2024-07-29',
    'city-0',
    ['city-1', 'city-2', 'bridge-1'],
    t('L’institution à la rencontre des régions', 'The institution meets the regions'),
    t(
      'La caravane d’information a fait étape dans cinq chefs-lieux de région.',
      'The information caravan stopped in five regional capitals.',
    ),
  ),
  news(
    6,
    '2024-09-02',
    'screen-0',
    ['screen-2'],
    t('Un système d’information unique', 'A single information system'),
    t(
      'Toutes les opérations sont désormais suivies dans un seul outil, du versement à la restitution.',
      'All operations are now followed in a single tool, from payment to return.',
    ),
  ),
  news(
    7,
    '2024-10-21',
    'coins-0',
    ['coins-1', 'vault-3'],
    t('Les cautions des marchés publics sont centralisées', 'Public contract guarantees centralised'),
    t(
      'Les soumissionnaires reçoivent un récépissé unique, reconnu par tous les maîtres d’ouvrage.',
      'Bidders receive a single receipt, recognised by every contracting authority.',
    ),
  ),
  news(
    8,
    '2024-12-02',
    'growth-0',
    ['growth-2', 'bridge-3'],
    t('Réflexion sur l’épargne longue', 'Thinking about long-term savings'),
    t(
      'Des spécialistes ont comparé les modèles de caisses de dépôts de quatre pays.',
      'Specialists compared the deposits fund models of four countries.',
    ),
  ),
  news(
    9,
    '2025-01-29',
    'archive-0',
    ['archive-2'],
    t('Quarante mille dossiers repris', 'Forty thousand files taken over'),
    t(
      'La reprise des archives permet de répondre aux demandes portant sur d’anciennes consignations.',
      'Taking over the archives makes it possible to answer requests about earlier consignments.',
    ),
  ),
  news(
    10,
    '2025-03-05',
    'shield-0',
    ['shield-1', 'vault-1'],
    t('Le dispositif de contrôle interne renforcé', 'Internal control strengthened'),
    t(
      'Une direction dédiée veille à la maîtrise des risques et à la conformité.',
      'A dedicated department watches over risk control and compliance.',
    ),
  ),
  news(
    11,
    '2025-04-09',
    'microphone-0',
    ['microphone-3', 'meeting-3'],
    t('Un débat public sur les fonds non réclamés', 'Public debate on unclaimed funds'),
    t(
      'Associations de consommateurs et banques ont échangé sur l’information due aux ayants droit.',
      'Consumer associations and banks discussed the information owed to those entitled.',
    ),
  ),
  news(
    12,
    '2025-05-19',
    'utilities-0',
    ['utilities-2', 'utilities-3'],
    t('Cautions d’eau et d’électricité : les travaux avancent', 'Water and electricity guarantees: work progresses'),
    t(
      'Les fichiers des abonnés sont rapprochés avant le transfert des garanties.',
      'Subscribers’ files are being reconciled before the guarantees are transferred.',
    ),
  ),
  news(
    13,
    '2025-06-11',
    'seat-0',
    ['city-3', 'seat-3'],
    t('Le guichet de Douala ouvre ses portes', 'The Douala counter opens its doors'),
    t(
      'Six agents y reçoivent les usagers du lundi au vendredi.',
      'Six members of staff receive users there from Monday to Friday.',
    ),
  ),
  news(
    14,
    '2025-07-16',
    'meeting-1',
    [],
    t('Rencontre avec les collectivités territoriales', 'Meeting with local authorities'),
    t(
      'Les maires ont présenté leurs besoins d’investissement et de trésorerie.',
      'Mayors presented their needs for investment and cash.',
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
      'It puts closeness, safety and development finance first.',
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
      'The simplified procedure applies to all conventional guarantees.',
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
    'image-perdue',
    ['image-perdue', 'growth-3'],
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
